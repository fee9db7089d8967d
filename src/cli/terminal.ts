/** The terminal: colours, width and questions. The only place that knows whether a person sits there or a pipe. */
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { wrap } from './layout.js';

type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

/** All of the outside world that the commands may touch, so that tests can bring their own. */
export interface Shell {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Screen;
  readonly errors: Screen;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string; // where relative file names begin
  readonly today: () => Date;
}

type Brush = (text: string) => string;
export type Paint = Readonly<Record<keyof typeof CODES, Brush>>;

const CODES = { bold: [1, 22], dim: [2, 22], green: [32, 39], yellow: [33, 39], cyan: [36, 39], red: [31, 39] } as const;

/** https://no-color.org: set and not empty means no colour, whatever else is set. */
function wantsColour(screen: Screen, env: Shell['env']): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return screen.isTTY === true && env.TERM !== 'dumb';
}

function paintFor(screen: Screen, env: Shell['env']): Paint {
  const colour = wantsColour(screen, env);
  const brush = ([on, off]: readonly [number, number]): Brush => (colour ? (text) => `\x1b[${on}m${text}\x1b[${off}m` : (text) => text);
  return {
    bold: brush(CODES.bold),
    dim: brush(CODES.dim),
    green: brush(CODES.green),
    yellow: brush(CODES.yellow),
    cyan: brush(CODES.cyan),
    red: brush(CODES.red),
  };
}

/** Thrown where an answer was awaited and none will come: the input ended, or somebody pressed ctrl-C. */
export class Gone extends Error {
  override readonly name = 'Gone';
  readonly interrupted: boolean;
  constructor(interrupted: boolean) {
    super(interrupted ? 'interrupted' : 'the input has ended');
    this.interrupted = interrupted;
  }
}

export interface Terminal {
  readonly interactive: boolean; // a person reads and types
  readonly paint: Paint;
  readonly width: number; // of what is drawn; very wide screens are not filled
  readonly height: number;
  print(...lines: readonly string[]): void; // as they are; an empty line without any
  say(text: string, indent?: number): void; // broken to the width of the screen
  /** Empties the screen. `forGood`: what was on it cannot be scrolled back to either. Does nothing in a pipe. */
  clear(forGood?: boolean): void;
  /** The next line typed. Throws Gone when there is none. */
  ask(prompt: string): Promise<string>;
  /** Drops what was typed before it was asked for. */
  forgetTyped(): void;
  /** Words that the tab key completes. */
  complete(words: readonly string[]): void;
  close(): void;
}

const MOST_COLUMNS = 100;
const FEWEST_COLUMNS = 40;

export function openTerminal({ input, output, env }: Shell): Terminal {
  const interactive = input.isTTY === true && output.isTTY === true;
  const paint = paintFor(output, env);
  const typed: string[] = [];
  let words: readonly string[] = [];
  let reader: Interface | null = null;
  let ended: Gone | null = null;
  let waiting: { take(line: string): void; gone(reason: Gone): void } | null = null;

  const columns = () => Math.max(FEWEST_COLUMNS, Math.min(MOST_COLUMNS, output.columns ?? 80));
  const print = (...lines: readonly string[]) => void output.write(`${lines.join('\n')}\n`);
  const end = (interrupted: boolean) => {
    ended ??= new Gone(interrupted);
    if (waiting && interactive) print(); // the cursor still stands behind the question
    waiting?.gone(ended);
    waiting = null;
  };
  const open = (): Interface => {
    const lines = createInterface({
      input,
      ...(interactive ? { output, terminal: true } : { terminal: false }),
      historySize: 0, // the next player must not find the last one's answers with the arrow keys
      completer: (line: string) => [words.filter((word) => word.startsWith(line)), line],
    });
    lines.on('line', (line) => {
      if (!waiting) return typed.push(line);
      waiting.take(line);
      waiting = null;
    });
    lines.on('close', () => end(false));
    lines.on('SIGINT', () => {
      end(true);
      lines.close();
    });
    return lines;
  };

  return {
    interactive,
    paint,
    get width() {
      return columns();
    },
    get height() {
      return output.rows ?? 24;
    },
    print,
    say: (text, indent = 0) => print(...wrap(text, columns(), indent)),
    clear: (forGood = false) => void (interactive && output.write(`\x1b[2J${forGood ? '\x1b[3J' : ''}\x1b[H`)),
    async ask(prompt) {
      reader ??= open();
      const early = typed.shift();
      if (early !== undefined || ended) {
        if (early === undefined) throw ended;
        output.write(`${prompt}${early}\n`); // so that a transcript reads like a conversation
        return early;
      }
      if (interactive) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else if (input.isTTY) output.write(prompt);
      const line = await new Promise<string>((take, gone) => {
        waiting = { take, gone };
      });
      if (!input.isTTY) output.write(`${prompt}${line}\n`);
      return line;
    },
    forgetTyped: () => {
      typed.length = 0;
    },
    complete: (known) => {
      words = known;
    },
    close: () => reader?.close(),
  };
}
