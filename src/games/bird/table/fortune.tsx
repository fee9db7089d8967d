/** Alone: fortune's own pile, what it has shown, when it sweeps the field, and how many stars the birds make. */

import { pileSize } from '../../../engine/pile.js';
import { type Fortune, kindOf, type Player, type Shared } from '../face.js';
import { Stars } from './art/cards.js';
import { CardBack, MiniCard } from './card.js';
import { many } from './names.js';
import { birdsInField, birdsObtainable, chanceOfFortuneBird, percent, starBand, sweepIn } from './odds.js';

export function FortunePanel({ shared, fortune, player }: { readonly shared: Shared; readonly fortune: Fortune; readonly player: Player }) {
  const left = pileSize(fortune.pile);
  const bottom = fortune.pile.bottom.length;
  const { stars, next } = starBand(player.birds);
  const turns = sweepIn(fortune);
  const lost = birdsInField(shared.field);
  return (
    <section className="bt-panel bt-fortune" aria-label="Fortune">
      <span className="bt-deck" data-fortune="">
        <CardBack count={left} fortune label={`Fortune pile: ${many(left, 'card')}`} />
      </span>
      <div className="bt-fortune-words">
        <h2>Fortune</h2>
        <p>
          {shared.options.openCounts && (
            <>
              Next a bird: <b>{percent(chanceOfFortuneBird(fortune))}</b>.{' '}
            </>
          )}
          The field is swept away in <b>{many(turns, 'turn')}</b>
          {lost > 0 && `, with ${many(lost, 'bird')} now`}.
        </p>
        <p className="bt-quiet">
          {bottom > 0 ? `At the bottom: ${many(bottom, 'clover')}. ` : ''}
          {fortune.sweeps > 0 ? `Swept ${many(fortune.sweeps, 'time')} so far. ` : ''}
          {many(birdsObtainable(shared), 'bird')} can still be caught.
        </p>
      </div>
      <ul className="bt-row bt-shown" data-shown="" aria-label="Fortune cards shown">
        {[...fortune.shown.entries()].map(([place, card]) => (
          <li key={place}>
            <MiniCard kind={kindOf(card)} />
          </li>
        ))}
        {fortune.shown.length === 0 && <li className="bt-none">no card shown yet</li>}
      </ul>
      <div className="bt-stars">
        <Stars won={stars} size={22} />
        <p>{next === null ? 'All five stars' : `${many(next - player.birds, 'bird')} more for ${many(stars + 1, 'star')}`}</p>
      </div>
    </section>
  );
}
