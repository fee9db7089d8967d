/** The life line: every round from teen to old age, the stress the years will bring, and where each life would end as things stand. */

import { SeatShape } from '../../../web/art/seat.js';
import { deferred } from '../../../web/kit/after-paint.js';
import type { Sitter } from '../../../web/table.js';
import { ageIn, oldAge, type Shared, TEEN } from '../face.js';
import { blowOf, diesIn, roundsIn } from './figures.js';
import { roundAt } from './places.js';
import { nameAt } from './seats.js';
import tableCss from './table.module.css';

export function stageOf(round: number, adultRounds: number): string {
  return round === TEEN ? 'Teen' : oldAge(round, adultRounds) > 0 ? 'Old age' : 'Adult';
}

export const LifeLine = deferred(function LifeLine({ shared, sitters }: { readonly shared: Shared; readonly sitters: readonly Sitter[] }) {
  const { options, round, phase } = shared;
  const rounds = Array.from({ length: roundsIn(options) }, (_, i) => i + 1);
  const over = phase === 'over';
  const ends = shared.players.map((p) => (p.alive ? diesIn(p.stress, round, options) : p.diedIn));
  return (
    <nav className={tableCss.life} aria-label="The life line">
      <svg className={tableCss.dusk} viewBox="0 0 1338 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 60V40C200 20 420 54 660 34S1120 10 1338 30V60Z" fill="#9a5a6c" />
        <path d="M0 60V52C260 40 560 60 860 47S1200 40 1338 45V60Z" fill="#7a3f5e" />
      </svg>
      <ol>
        {rounds.map((each) => {
          const blow = blowOf(each, options);
          const now = each === round && !over;
          const here = ends.flatMap((end, seat) => (end === each && phase !== 'trait' ? [seat] : []));
          return (
            <li
              key={each}
              data-at={roundAt(each)}
              className={tableCss.stop}
              data-is={now ? 'today' : each < round || over ? 'past' : undefined}
              aria-current={now ? 'step' : undefined}
            >
              <i>{each}</i>
              <span className={tableCss.era}>
                {stageOf(each, options.adultRounds)} <small>{ageIn(each, options.adultRounds)}</small>
              </span>
              {blow > 0 && (
                <em title={`${blow} stress for everyone when this round begins`}>
                  +{blow}
                  <span> stress</span>
                </em>
              )}
              {here.length > 0 && (
                <span className={tableCss.ends} title={endWords(shared, sitters, here)}>
                  <span className="unseen">{endWords(shared, sitters, here)}</span>
                  &#x2020;
                  {here.map((seat) => (
                    <SeatShape key={seat} seat={seat} size={13} />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

function endWords({ players }: Shared, sitters: readonly Sitter[], here: readonly number[]): string {
  return here
    .map((seat) => `${nameAt(sitters[seat], seat)} ${players[seat]?.alive ? 'would die when this round begins' : 'died in this round'}`)
    .join(', ');
}
