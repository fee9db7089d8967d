/** The lives that were lived, told in a few sentences each: on the table when all is over, and on the page of the result. */

import { SeatShape } from '../../../web/art/seat.js';
import { ageIn, type Card, editionOf, faceOf, lifeOf, NO_CARD, nameFor, type Player, type Shared, story } from '../face.js';
import { CardPicture } from './art/cards.js';
import deskCss from './desk.module.css';
import { Figure } from './goods.js';
import livesCss from './lives.module.css';
import piecesCss from './pieces.module.css';
import { isMan } from './rows.js';
import { traitName } from './seats.js';

const KEPT = 9; // pictures in an album's page

export function Lives({ shared, names }: { readonly shared: Shared; readonly names: readonly string[] }) {
  const order = [...shared.players.keys()].sort((a, b) => (shared.players[b]?.lth ?? 0) - (shared.players[a]?.lth ?? 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={`panel ${livesCss.lives}`} aria-label="The lives" tabIndex={0}>
      <h2>{shared.players.length === 1 ? 'A life' : 'The lives'}</h2>
      <ul data-many={order.length}>
        {order.map((seat) => (
          <li key={seat}>
            <LifeOf shared={shared} seat={seat} name={names[seat] ?? `Player ${seat + 1}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LifeOf({ shared, seat, name }: { readonly shared: Shared; readonly seat: number; readonly name: string }) {
  const e = editionOf(shared);
  const p = shared.players[seat];
  if (p === undefined) return null;
  const pictures = memories(p).slice(-KEPT);
  return (
    <article className={livesCss.lifeof}>
      <header>
        <SeatShape seat={seat} size={22} />
        <b className={`d ${piecesCss.who}`}>{name}</b>
        <small>
          {traitName(shared, p)?.toLowerCase()} child{p.alive ? '' : `, died at ${ageIn(p.diedIn, shared.options.adultRounds)}`}
        </small>
        <Figure good="lth" n={p.lth} />
      </header>
      {pictures.length > 0 && (
        <ul className={livesCss.snaps} aria-hidden="true">
          {pictures.map((card) => (
            <li key={card} title={nameFor(e, shared, seat, card)}>
              <CardPicture face={faceOf(editionOf(shared), card)} man={isMan(shared, seat, card)} />
            </li>
          ))}
        </ul>
      )}
      <p>{story(lifeOf(e, shared, seat), name)}</p>
    </article>
  );
}

/** What was done and what was still there at the end, each card once. */
const memories = (p: Player): readonly Card[] => [
  ...new Set([...p.album, ...p.projects, ...p.items, ...(p.job === NO_CARD ? [] : [p.job]), ...p.partners]),
];

/** The album as it grows: everything that is past. */
export function Album({ shared, seat }: { readonly shared: Shared; readonly seat: number }) {
  const p = shared.players[seat];
  if (p === undefined) return null;
  return (
    <>
      <h2>The album</h2>
      <p className={piecesCss.quiet}>Completed projects and past days. They never come back.</p>
      <ul className={deskCss.pages}>
        {p.album.map((card) => (
          <li key={card}>
            <CardPicture face={faceOf(editionOf(shared), card)} />
            <b className={`d ${piecesCss.name}`}>{faceOf(editionOf(shared), card).name}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
