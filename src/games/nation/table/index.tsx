/** The drawn table of Happy Nation: the stalls of the others, the town with its clock, the question with one's own actions, and one's own mat. */

import { useMemo, useState } from 'react';
import { useShape } from '../../../web/kit/shape.js';
import { Watch } from '../../../web/kit/Watch.js';
import type { TableProps, Zoomed } from '../../../web/table.js';
import {
  editionOf,
  isOut,
  isProducer,
  many,
  type NationTypes,
  type NationView,
  playerAt,
  roundsAfter,
  type Shared,
  seatOf,
} from '../face.js';
import { Actions } from './actions.js';
import { ExplorerPicture } from './art/cards.js';
import { type Asked, askedNow, legalOf, type Opened, openedBy, visitAt } from './asked.js';
import { Keep, PriceTrack } from './evening.js';
import { Mat, Sources } from './mat.js';
import { Panel } from './panel.js';
import { Stall } from './stall.js';
import styles from './table.module.css';
import { Middle } from './town.js';
import { MatFacts } from './visit.js';
import { clauseOf, fullWords } from './words.js';

export { ending } from './ending.js';
export { notes } from './notes.js';
export { ask, places, say } from './say.js';
export { scenes } from './scenes.js';
export { signs } from './signs.js';

const WITH_TILES_IN_THE_BAR: readonly string[] = ['low', 'desk', 'hall'];

export function Table(props: TableProps<NationTypes>) {
  const { form, view, sitters, questions, chosen, select, me, bar, journal } = props;
  const { shared } = view;
  const shape = useShape();
  const asked = useMemo(() => askedNow(questions), [questions]);
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const [laid, setLaid] = useState<{ readonly what: Opened | null; readonly decision: number | null }>({ what: null, decision: null });

  const decision = asked?.decision.id ?? null;
  const side = me ?? asked?.decision.seat ?? shared.turn;
  const browsing = laid.decision === null && (laid.what?.what === 'mat' || laid.what?.what === 'deck'); // opened while others decided
  const mine = laid.decision === decision || browsing ? laid.what : null;
  const opened = mine ?? openedBy(chosen, seatOf(shared, 'banker'));
  /** What looking at a stall chooses, the bar's button does; the sheet changes how many. */
  const open = (what: Opened | null): void => {
    setLaid({ what, decision });
    if (asked === null) return;
    const visit = what?.what === 'mat' ? visitAt(asked, what.seat, isProducer(playerAt(shared, what.seat))) : undefined;
    if (visit !== undefined) select(asked.decision, visit, `buy:${visit.seat}:${visit.n}`, 'only');
    else if (chosen !== null) select(asked.decision, null);
  };

  const playing = form === 'play';
  const others = playing ? inOrder(shared, side) : shared.players.map((_, seat) => seat);
  const visits = useMemo(() => mostPerStall(asked), [asked]);
  const over = view.open.length === 0;
  const player = shared.players[side];
  const best = Math.max(...shared.players.map((each) => (isOut(each) ? Number.NEGATIVE_INFINITY : each.happiness)));
  const happiest = (seat: number): boolean => over && plays(shared, seat) && shared.players[seat]?.happiness === best;
  const firstVisit = others.find((seat) => (visits.get(seat) ?? 0) > 0) ?? others.find((seat) => visits.has(seat)) ?? null;

  const inBar = WITH_TILES_IN_THE_BAR.includes(shape);
  const tiles =
    asked?.kind === 'price' ? (
      <PriceTrack view={view} asked={asked} tap={props} />
    ) : asked?.kind === 'store' ? (
      <Keep view={view} asked={asked} tap={props} />
    ) : over && player !== undefined ? (
      <Sources player={player} />
    ) : plays(shared, side) && (!inBar || asked === null || asked.kind === 'day') ? (
      <Actions {...{ view, asked, opened, open, firstVisit }} seat={side} tap={props} />
    ) : null;

  const stalls = others.map((seat) => (
    <Stall
      key={seat}
      {...{ view, seat, side, form }}
      sitter={sitters[seat]}
      best={visits.get(seat) ?? null}
      open={opened?.what === 'mat' && opened.seat === seat}
      chosen={chosen !== null && chosen.move.t === 'visit' && chosen.move.seat === seat}
      happiest={happiest(seat)}
      press={() => open(opened?.what === 'mat' && opened.seat === seat ? null : { what: 'mat', seat })}
    />
  ));
  const town = <Middle {...{ view, side, names, asked, opened, open }} tap={props} />;
  if (form === 'watch') return <Watch game="nation" told={bar()} board={<div className={styles.nt}>{town}</div>} seats={stalls} />;
  return (
    <div className={styles.nt} data-game="nation" data-form={form}>
      <div className={styles.table} data-seats={others.length} data-asked={asked?.kind}>
        <section className={styles.stalls} aria-label={playing ? 'The others' : 'The players'}>
          {stalls}
          {playing && others.length === 1 && others[0] !== undefined && (
            <div className={`panel ${styles.beside}`}>
              <h2>On the mat</h2>
              <MatFacts view={view} seat={others[0]} sitters={sitters} />
            </div>
          )}
        </section>
        {town}
        {playing && (
          <>
            {opened !== null && <Panel {...{ view, side, sitters, asked, opened, open }} tap={props} />}
            <div className={styles.ask}>
              {!inBar && tiles !== null && <div className={styles.tiles}>{tiles}</div>}
              {bar(inBar ? tiles : null)}
            </div>
            <Mat {...{ view, sitters, asked, opened, open }} seat={side} tap={props} happiest={happiest(side)} />
            <div className={styles.journal}>{journal}</div>
          </>
        )}
      </div>
    </div>
  );
}

function plays({ players }: Shared, seat: number): boolean {
  const player = players[seat];
  return player !== undefined && !isOut(player);
}

/** The others as they follow in turn order. */
const inOrder = ({ players }: Shared, side: number): number[] => players.slice(1).map((_, i) => (side + 1 + i) % players.length);

/** How many each stall would sell me now, by seat. */
function mostPerStall(asked: Asked | null): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  for (const { move } of legalOf(asked, 'visit')) most.set(move.seat, Math.max(most.get(move.seat) ?? 0, move.n));
  return most;
}

/** For the top bar. */
export function facts({ shared, open }: NationView): string[] {
  const { options, round, lastDay } = shared;
  const more = Math.round(roundsAfter(shared));
  return [
    `Day ${round}`,
    lastDay ? (open.length === 0 ? 'The last day is over' : 'This is the last day') : `First to ${options.target} ends the game`,
    ...(lastDay || open.length === 0 ? [] : [more <= 1 ? 'it may end tomorrow' : `about ${many(more, 'more day')}`]),
  ];
}

/** A card seen from near. */
export function zoom(thing: string, { shared }: NationView): Zoomed | null {
  const card = editionOf(shared).cards.find(({ id }) => thing === `card ${id}`);
  if (card === undefined) return null;
  return { title: card.name, picture: <ExplorerPicture card={card.id} />, words: fullWords(card.id, shared), clause: clauseOf(card.id) };
}
