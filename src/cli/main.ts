/** Where the `halcyon` command begins: the real streams, and a quiet end when the reader of a pipe goes away. */
import { OK, run } from './program.js';

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(OK); // halcyon ... | head
    throw error;
  });
}

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  folder: process.cwd(),
  today: () => new Date(),
});
