/** `node tools/bootstrap.mjs <command> [arguments]`: installs what is missing, then runs the command as if it had been called itself. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { install, onSignals, root } from './install.mjs';

await install();

const [command = 'node', ...args] = process.argv.slice(2);
const child = spawn(command === 'node' ? process.execPath : command, args, {
  cwd: root,
  env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` },
  stdio: 'inherit',
  shell: process.platform === 'win32' && command !== 'node', // there the programs of node_modules are .cmd scripts
});

const stopListening = onSignals((signal) => {
  const cameFromTerminal = signal === 'SIGINT' && process.stdin.isTTY; // which has sent it to the child as well
  if (!cameFromTerminal) child.kill(signal);
});

child.on('error', (error) => {
  process.stderr.write(`${command} could not be started: ${error.message}\n`);
  process.exit(127);
});

child.on('exit', (code, signal) => {
  stopListening();
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
