/** Luck and decisions, match by match: a bar and a dot for each that was reviewed, and a gap for each that was not. */
import { titleOf } from '../boxes.js';
import { AsTable } from '../kit/AsTable.js';
import { PageLink } from '../kit/PageLink.js';
import { pathTo } from '../route.js';
import type { Finished } from './finished.js';
import styles from './happiness.module.css';
import { type LuckLine, luckIn } from './luck.js';
import { signed, HAPPY_WORDS as W } from './words.js';

const REVIEWS = 2; // that are offered at once: a line

export function LuckPanel({ matches, here }: { readonly matches: readonly Finished[]; readonly here: ReadonlySet<string> }) {
  const luck = luckIn(matches);
  const known = luck.shown.some(({ review }) => review !== null);
  const missing = luck.missing.filter(({ id, road }) => road === 'friends' || here.has(id)).slice(0, REVIEWS);
  const words = known ? W.luckWords(luck.decisions, luck.luck, luck.give) : W.noLuckWords;
  return (
    <section className={`panel ${styles.luck}`} aria-label={W.luckTable}>
      <header>
        <h2>{known ? W.luckHead(luck.luck, luck.improves) : W.noLuck}</h2>
        {known && (
          <ul className={styles.legend}>
            <li>
              <i data-mark="bar" />
              {W.luck}
            </li>
            <li>
              <i data-mark="dot" />
              {W.decisions}
            </li>
          </ul>
        )}
      </header>
      <p className="s mut">{words}</p>
      {known && (
        <AsTable
          label={W.luckLabel(luck.shown.length, words)}
          caption={W.luckTable}
          head={W.luckHeads}
          rows={luck.shown.map(({ match, review }) => [
            W.where(titleOf(match.game), match.at),
            review ? W.percent(review.luck) : W.noReview,
            review ? W.percent(review.decisions) : W.noReview,
          ])}
        >
          <Bars luck={luck} />
        </AsTable>
      )}
      {missing.length > 0 && (
        <nav className={styles.missing} aria-label={W.gaps(luck.missing.length)}>
          <span className="s mut">{W.gaps(luck.missing.length)}</span>
          <ul>
            {missing.map(({ id, road, game, at }) => (
              <li key={id}>
                <PageLink to={pathTo.review(road, id)} className="btn">
                  {W.reviewThis(titleOf(game), at)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}

function Bars({ luck: { shown, most } }: { readonly luck: LuckLine }) {
  const slots = shown.length;
  const x = (i: number): number => (100 * (i + 0.5)) / slots;
  const y = (share: number): number => 50 - (50 * share) / most;
  const dots = shown.flatMap(({ review }, i) => (review ? [{ x: x(i), y: y(review.decisions), i }] : []));
  return (
    <div className={styles.bars}>
      <p className={styles.scale}>
        {[most, 0, -most].map((share) => (
          <span key={share}>{signed(Math.round(100 * share))}</span>
        ))}
      </p>
      <div className={styles.field}>
        {shown.map(
          ({ match, review }, i) =>
            review && (
              <i
                key={match.id}
                data-good={review.luck >= 0 || undefined}
                style={{ '--x': x(i), '--top': Math.min(50, y(review.luck)), '--tall': Math.abs(50 - y(review.luck)) }}
              />
            ),
        )}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <polyline points={dots.map((dot) => `${dot.x},${dot.y}`).join(' ')} vectorEffect="non-scaling-stroke" />
        </svg>
        {dots.map((dot) => (
          <b key={dot.i} style={{ '--x': dot.x, '--y': dot.y }} />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{slots > 1 ? W.ago(slots - 1) : ''}</span>
        <span>{W.last}</span>
      </p>
    </div>
  );
}
