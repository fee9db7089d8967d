/** Reasons for answers that no list thinks of, by the kind of question and the type (`t`) of the answer. */
import type { Decision, Json, Refusal } from '../../engine/game.js';

export type Reasons<Kind extends string> = { readonly [K in Kind]?: Readonly<Record<string, readonly [clause: string, because: string]>> };

/** The `otherwise` of a game. */
export const otherwiseBy =
  <Kind extends string>(reasons: Reasons<Kind>) =>
  ({ kind }: Decision<Kind>, answer: Json): Refusal | null => {
    const type = typeof answer === 'object' && answer !== null && 't' in answer ? String(answer.t) : '';
    const known = reasons[kind];
    const found = known !== undefined && Object.hasOwn(known, type) ? known[type] : undefined;
    return found === undefined ? null : { clause: found[0], because: found[1] };
  };
