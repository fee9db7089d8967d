/** Where a worker thread begins: it learns to read TypeScript, then becomes what it was hired for. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
