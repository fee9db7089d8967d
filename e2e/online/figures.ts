/** What a server process under test tells about itself to the process that started it. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

export interface Figures {
  readonly cpuMs: number;
  readonly heap: number; // bytes in use
  readonly rss: number;
}

function ownFigures(): Figures {
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, heap: heapUsed + external, rss };
}

/** The child's side: says that it is ready, then answers whenever it is asked. */
export function answerForFigures(): void {
  const profiler = new Session();
  const answers: Readonly<Record<string, (file: string) => Promise<unknown>>> = {
    figures: async () => ownFigures(),
    async tidy() {
      globalThis.gc?.();
    },
    async profile() {
      profiler.connect();
      await profiler.post('Profiler.enable');
      await profiler.post('Profiler.setSamplingInterval', { interval: 250 }); // microseconds
      await profiler.post('Profiler.start');
    },
    async profiled(file) {
      const { profile } = await profiler.post('Profiler.stop');
      writeFileSync(file, JSON.stringify(profile));
    },
  };
  process.on('message', async ({ ask, file }: Question) => process.send?.((await answers[ask]?.(file)) ?? 'done'));
  process.on('disconnect', () => process.exit()); // nothing outlives whoever asks
  process.send?.('ready');
}

interface Question {
  readonly ask: 'figures' | 'tidy' | 'profile' | 'profiled';
  readonly file: string; // where a profile is written
}

/** Asks the child. `tidy` collects garbage if it was started with --expose-gc, `profile` begins to profile it, `profiled` ends that. */
export async function askChild(child: ChildProcess, ask: Question['ask'], file = ''): Promise<Figures> {
  const answer = once(child, 'message');
  child.send({ ask, file } satisfies Question);
  const [figures] = await answer;
  return figures;
}
