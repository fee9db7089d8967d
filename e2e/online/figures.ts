/** What a server process under test tells about itself to the process that started it. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Figures {
  readonly cpuMs: number;
  readonly heap: number; // bytes in use, after a collection if the process was started with --expose-gc
  readonly rss: number;
}

/** The child's side: says that it is ready, then answers whenever it is asked. */
export function answerForFigures(): void {
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external, rss } = process.memoryUsage();
    const figures: Figures = { cpuMs: (user + system) / 1000, heap: heapUsed + external, rss };
    process.send?.(figures);
  });
  process.on('disconnect', () => process.exit()); // nothing outlives whoever asks
  process.send?.('ready');
}

export async function figuresOf(child: ChildProcess): Promise<Figures> {
  const answer = once(child, 'message');
  child.send('figures');
  const [figures] = await answer;
  return figures;
}
