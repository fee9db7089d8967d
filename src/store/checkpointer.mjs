/** The checkpointer: a thread that copies SQLite's write-ahead log into its file whenever it is told to: the server need not wait for it. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const TRIES = 5; // a server that writes all the time is always a little ahead

const { DatabaseSync } = createRequire(import.meta.url)(workerData.sqlite);
const db = new DatabaseSync(workerData.file);
db.exec('pragma synchronous = NORMAL');
/** Waits for nobody, and nobody waits for it. Says `db` anew each time: a statement alone does not keep its connection from being collected as garbage. */
const checkpoint = () => db.prepare('pragma wal_checkpoint(passive)').get();

parentPort?.on('message', () => {
  for (let tries = 0; tries < TRIES; tries++) {
    const { log, checkpointed } = checkpoint() ?? {};
    if (log === checkpointed) break; // the log begins anew with the next line
  }
  parentPort?.postMessage('done');
});
