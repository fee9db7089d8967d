/** Alone: fortune's own pile, what it has shown, when it sweeps the field, and how many stars the birds make. */
import { pileSize } from '../../../engine/pile.js';
import { type Fortune, kindOf, many, type Player, type Shared } from '../face.js';
import { Stars } from './art/cards.js';
import { MiniCard } from './card.js';
import styles from './fortune.module.css';
import { birdsInField, birdsObtainable, chanceOfFortuneBird, percent, starBand, sweepIn } from './odds.js';
import { Pile } from './pile.js';
import { FORTUNE, shownAt } from './places.js';
import type { Marks } from './question.js';

interface FortunePanelProps extends Marks {
  readonly shared: Shared;
  readonly fortune: Fortune;
  readonly player: Player;
}

export function FortunePanel({ shared, fortune, player, ...marks }: FortunePanelProps) {
  const left = pileSize(fortune.pile);
  const bottom = fortune.pile.bottom.length;
  const { stars, next } = starBand(player.birds);
  const lost = birdsInField(shared.field);
  return (
    <section className={`panel ${styles.fortune}`} aria-label="Fortune">
      <Pile at={FORTUNE} sign="fortune" count={left} fortune label={`Fortune pile: ${many(left, 'card')}`} {...marks} />
      <div className={styles.words}>
        <h2>Fortune</h2>
        <p>
          {shared.options.openCounts && (
            <>
              Next a bird: <b>{percent(chanceOfFortuneBird(fortune))}</b>.{' '}
            </>
          )}
          The field is swept away in <b>{many(sweepIn(fortune), 'turn')}</b>
          {lost > 0 && `, with ${many(lost, 'bird')} now`}.
        </p>
        <p className={styles.more}>
          {bottom > 0 ? `At the bottom: ${many(bottom, 'clover')}. ` : ''}
          {fortune.sweeps > 0 ? `Swept ${many(fortune.sweeps, 'time')} so far. ` : ''}
          {many(birdsObtainable(shared), 'bird')} can still be caught.
        </p>
      </div>
      <ul className={styles.shown} aria-label="Fortune cards shown">
        {[...fortune.shown.entries()].map(([place, card]) => (
          <li key={place}>
            <MiniCard kind={kindOf(card)} at={shownAt(place)} />
          </li>
        ))}
        {fortune.shown.length === 0 && <li className={styles.none}>no card shown yet</li>}
      </ul>
      <div className={styles.stars} data-sign="star">
        <Stars won={stars} size={22} />
        <p>{next === null ? 'All five stars' : `${many(next - player.birds, 'bird')} more for ${many(stars + 1, 'star')}`}</p>
      </div>
    </section>
  );
}
