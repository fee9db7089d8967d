/** The terms of an online table: time, talk, and whether strangers may join. Part of the set-up as soon as a seat waits for a friend. */
import type { ClockRule, Settings } from '../../match/settings.js';
import { AT_ZERO } from '../../match/settings.js';
import { atZeroWords, timeWords } from './time.js';

export type Terms = Pick<Settings, 'listed' | 'clock' | 'talk' | 'absence'>;
export const USUAL_TERMS: Terms = { listed: false, clock: null, talk: 'chat', absence: null };

const TIMES: readonly (readonly [per: ClockRule['per'], seconds: number])[] = [
  ['decision', 30],
  ['decision', 120],
  ['decision', 24 * 3600],
  ['decision', 3 * 24 * 3600],
  ['match', 15 * 60],
  ['match', 45 * 60],
];
const ABSENCES = [60, 300, 3600, 24 * 3600];

interface OnlineTermsProps {
  readonly terms: Terms;
  readonly change: (part: Partial<Terms>) => void;
}

export function OnlineTerms({ terms, change }: OnlineTermsProps) {
  const { clock, absence, talk, listed } = terms;
  const at = clock ? TIMES.findIndex(([per, seconds]) => per === clock.per && seconds === clock.seconds) : -1;
  return (
    <fieldset className="terms">
      <legend>With friends by a link</legend>
      <label className="field">
        Clock
        <select
          value={at}
          onChange={(event) => {
            const chosen = TIMES[Number(event.target.value)];
            change({ clock: chosen ? { per: chosen[0], seconds: chosen[1], atZero: clock?.atZero ?? 'usual' } : null });
          }}
        >
          <option value={-1}>None: now, or over days</option>
          {TIMES.map(([per, seconds], i) => (
            <option key={`${per} ${seconds}`} value={i}>
              {timeWords(seconds)} {per === 'decision' ? 'for each decision' : 'each for the whole match'}
            </option>
          ))}
        </select>
      </label>
      {clock && (
        <label className="field">
          When the time is up
          <select
            value={clock.atZero}
            onChange={(event) => {
              const atZero = AT_ZERO.find((one) => one === event.target.value);
              if (atZero) change({ clock: { ...clock, atZero } });
            }}
          >
            {AT_ZERO.map((one) => (
              <option key={one} value={one}>
                {atZeroWords(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        If somebody whose turn it is has gone
        <select value={absence ?? ''} onChange={(event) => change({ absence: Number(event.target.value) || null })}>
          <option value="">wait for them</option>
          {ABSENCES.map((seconds) => (
            <option key={seconds} value={seconds}>
              a bot plays after {timeWords(seconds)}, until they are back
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Talk
        <select
          value={talk}
          onChange={(event) => {
            const chosen = (['chat', 'phrases', 'silent'] as const).find((one) => one === event.target.value);
            if (chosen) change({ talk: chosen });
          }}
        >
          <option value="chat">Phrases and chat</option>
          <option value="phrases">Phrases only</option>
          <option value="silent">None</option>
        </select>
      </label>
      <label className="switch">
        <input type="checkbox" checked={listed} onChange={(event) => change({ listed: event.target.checked })} />
        In the public lobby: anybody may join
      </label>
    </fieldset>
  );
}
