/** Group commit: what is asked for while one commit is on its way goes into the next one together, and each is answered for itself. */

/** Not one ask has failed but the whole store: trying each by itself would only take longer. */
export class NobodyCanWrite extends Error {}

export interface GroupCommits<Ask, Answer> {
  ask(ask: Ask): Promise<Answer>;
  /** Resolves when everything asked so far has been answered. */
  idle(): Promise<void>;
}

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  answered(answer: Answer): void;
  failed(error: unknown): void;
}

export interface GroupCommit<Ask, Answer> {
  /** The most that one commit takes. */
  readonly most: number;
  /** Of those with the same key, one commit takes only the first. */
  key(ask: Ask): string;
  /** All or nothing: one answer each, or it throws and has done nothing. */
  commit(asks: readonly Ask[]): Promise<readonly Answer[]>;
}

export function groupCommits<Ask, Answer>({ most, key, commit }: GroupCommit<Ask, Answer>): GroupCommits<Ask, Answer> {
  let queue: Waiting<Ask, Answer>[] = [];
  let working: Promise<void> | null = null;

  const nextGroup = (): Waiting<Ask, Answer>[] => {
    const group: Waiting<Ask, Answer>[] = [];
    const rest: Waiting<Ask, Answer>[] = [];
    const keys = new Set<string>();
    for (const waiting of queue) {
      const its = key(waiting.ask);
      if (group.length === most || keys.has(its)) rest.push(waiting);
      else group.push(waiting);
      keys.add(its);
    }
    queue = rest;
    return group;
  };

  const settle = async (group: readonly Waiting<Ask, Answer>[]): Promise<void> => {
    try {
      const answers = await commit(group.map(({ ask }) => ask));
      for (const [i, answer] of answers.entries()) group[i]?.answered(answer);
    } catch (error) {
      if (group.length === 1 || error instanceof NobodyCanWrite) for (const { failed } of group) failed(error);
      else for (const waiting of group) await settle([waiting]); // one bad ask must not fail its neighbours
    }
  };

  const work = async (): Promise<void> => {
    while (queue.length > 0) {
      await new Promise(setImmediate); // all that arrives in this turn of the event loop shares the commit
      await settle(nextGroup());
    }
    working = null;
  };

  return {
    ask: (ask) =>
      new Promise((answered, failed) => {
        queue.push({ ask, answered, failed });
        working ??= work();
      }),
    async idle() {
      while (working) await working;
    },
  };
}
