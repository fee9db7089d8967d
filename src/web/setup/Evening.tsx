/** Evening or days: the terms of a table with friends. */
import { AT_ZERO, type ClockRule } from '../../match/settings.js';
import { atZeroWords, timeWords } from '../online/time.js';
import { ChoicePanel, ChoiceRow } from './Choices.js';
import { type Terms, USUAL_TERMS } from './terms.js';
import { EVENING_WORDS as W } from './words.js';

const TIMES: readonly (readonly [per: ClockRule['per'], seconds: number])[] = [
  ['decision', 30],
  ['decision', 120],
  ['decision', 24 * 3600],
  ['decision', 3 * 24 * 3600],
  ['match', 15 * 60],
  ['match', 45 * 60],
];
const ABSENCES = [60, 300, 3600, 24 * 3600];
const TALKS = ['chat', 'phrases', 'silent'] as const;

/** The clock in a few words, for the fold. */
export const eveningWords = ({ clock }: Terms): string => (clock ? W.clocked(timeWords(clock.seconds), clock.per) : W.unclocked);

interface EveningProps {
  readonly terms: Terms;
  readonly change: (terms: Terms) => void;
  readonly close: () => void;
}

export function Evening({ terms, change, close }: EveningProps) {
  const is = JSON.stringify(terms) === JSON.stringify(USUAL_TERMS);
  return (
    <ChoicePanel title={W.title} tag={null} setBack={is ? null : () => change(USUAL_TERMS)} close={close}>
      <EveningRows terms={terms} change={change} />
    </ChoicePanel>
  );
}

/** The choices themselves: also while people gather. */
export function EveningRows({ terms, change }: Omit<EveningProps, 'close'>) {
  const { clock, absence, talk, listed, hints } = terms;
  return (
    <>
      <ChoiceRow
        {...W.clock}
        words={[W.none, ...TIMES.map(([per, seconds]) => W.time(timeWords(seconds), per))]}
        at={clock ? 1 + TIMES.findIndex(([per, seconds]) => per === clock.per && seconds === clock.seconds) : 0}
        choose={(at) => {
          const chosen = TIMES[at - 1];
          change({ ...terms, clock: chosen ? { per: chosen[0], seconds: chosen[1], atZero: clock?.atZero ?? 'usual' } : null });
        }}
      />
      {clock && (
        <ChoiceRow
          {...W.atZero}
          words={AT_ZERO.map(atZeroWords)}
          at={AT_ZERO.indexOf(clock.atZero)}
          choose={(at) => change({ ...terms, clock: { ...clock, atZero: AT_ZERO[at] ?? clock.atZero } })}
        />
      )}
      <ChoiceRow
        {...W.absence}
        words={[W.wait, ...ABSENCES.map((seconds) => W.after(timeWords(seconds)))]}
        at={absence === null ? 0 : 1 + ABSENCES.indexOf(absence)}
        choose={(at) => change({ ...terms, absence: ABSENCES[at - 1] ?? null })}
      />
      <ChoiceRow {...W.talk} words={W.talks} at={TALKS.indexOf(talk)} choose={(at) => change({ ...terms, talk: TALKS[at] ?? talk })} />
      {!listed && (
        <ChoiceRow {...W.hints} words={[W.told, W.none]} at={hints ? 0 : 1} choose={(at) => change({ ...terms, hints: at === 0 })} />
      )}
      <ChoiceRow {...W.listed} words={[W.no, W.yes]} at={listed ? 1 : 0} choose={(at) => change({ ...terms, listed: at === 1 })} />
    </>
  );
}
