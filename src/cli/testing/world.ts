/** The `halcyon` command inside a test: streams that remember, a terminal that is none, and a folder that goes away. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sealed } from '../../engine/testing/sealed.js';
import { games, type Shelf } from '../../games/index.js';
import { run } from '../program.js';

/** The real games and one full of secrets. */
export const testShelf: Shelf = { ...games, sealed };

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly said: string; // the same without line breaks, for sentences that may be broken anywhere
  readonly err: string;
}

interface Setting {
  readonly input?: string; // what is typed or piped in; then the input ends
  readonly tty?: boolean; // a person at a terminal
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly shelf?: Shelf;
}

export const CTRL_C = '\x03';

/** Runs `halcyon` with these words on the command line. */
export async function halcyon(
  line: string,
  { input = '', tty = false, columns = 80, rows = 60, env = {}, folder = '.', shelf = testShelf }: Setting = {},
): Promise<Ran> {
  const stream = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY, columns, rows });
  const [typed, output, errors] = [stream(tty), stream(tty), stream(tty)];
  const out: string[] = [];
  const err: string[] = [];
  output.on('data', (chunk) => out.push(String(chunk)));
  errors.on('data', (chunk) => err.push(String(chunk)));
  if (tty) typeLikeAPerson(typed, output, input);
  else typed.end(input);
  const world = { input: typed, output, errors, env: { TERM: 'xterm', ...env }, folder, today: () => new Date(2026, 10, 15, 23, 30) };
  const code = await run(line.split(' ').filter(Boolean), world, shelf);
  const all = out.join('');
  return { code, out: all, said: all.replace(/\s+/g, ' '), err: err.join('') };
}

/** One line at a time, each after the program has said all it has to say; then the input ends. */
function typeLikeAPerson(typed: PassThrough, output: PassThrough, input: string): void {
  const lines = input.split(/(?<=\n)/).filter(Boolean);
  let waiting = false;
  output.on('data', () => {
    if (waiting) return;
    waiting = true;
    setImmediate(() => {
      waiting = false;
      const line = lines.shift();
      if (line !== undefined) typed.write(line);
      else if (!typed.writableEnded) typed.end();
    });
  });
}

/** An empty folder for the length of a test. */
export async function inFolder<X>(work: (folder: string) => Promise<X>): Promise<X> {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same line again and again: "1" is always a legal answer. */
export const times = (count: number, line: string): string => `${line}\n`.repeat(count);
