/** The drawn table of Happy Nation: the stalls of the others, the town with its clock, the question with one's own actions, and one's own mat. */

import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { TableProps, Zoomed } from '../../../web/table.js';
import { CARDS, faceOf, isOut, type Move, type NationTypes, type NationView, roundsAfter, type Shared, seatOf } from '../face.js';
import { ExplorerPicture } from './art/cards.js';
import { ItemPicture, SickCard } from './art/items.js';
import './table.css';
import { Actions } from './actions.js';
import { type Asked, askedNow, legalOf, type Opened, openedBy } from './asked.js';
import { Keep, PriceTrack } from './evening.js';
import { many } from './figures.js';
import { Mat, Sources } from './mat.js';
import { Motion } from './motion.js';
import { noteFor, shortTitle } from './note.js';
import { Panel } from './panel.js';
import { Stall } from './stall.js';
import { Middle } from './town.js';
import { MatFacts } from './visit.js';
import { clauseOf, fullWords } from './words.js';

/** Reactions are answered in the bar; everything else is on the table. */
const REACTIONS: readonly Move['t'][] = ['vaccine', 'reshuffle', 'gift', 'cure'];
const drawn = (move: Move): boolean => !REACTIONS.includes(move.t);

export function Table(props: TableProps<NationTypes>) {
  const { view, sitters, questions, happenings, selected, select, pace, me, bar, journal } = props;
  const { shared } = view;
  const root = useRef<HTMLDivElement>(null);
  const asked = useMemo(() => askedNow(questions), [questions]);
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const [laid, setLaid] = useState<{ readonly what: Opened | null; readonly decision: number | null }>({ what: null, decision: null });

  const decision = asked?.decision.id ?? null;
  const side = me ?? asked?.decision.seat ?? shared.turn;
  const browsing = laid.decision === null && (laid.what?.what === 'mat' || laid.what?.what === 'deck'); // opened while others decided
  const mine = laid.decision === decision || browsing ? laid.what : null;
  const opened = mine ?? openedBy(selected, seatOf(shared, 'banker'));
  const open = (what: Opened | null): void => {
    setLaid({ what, decision });
    if (asked !== null && selected !== null) select(asked.decision, null);
  };

  const others = inOrder(shared, side);
  const visits = useMemo(() => mostPerStall(asked), [asked]);
  const over = view.open.length === 0;
  const player = shared.players[side];
  const best = Math.max(...shared.players.map((each) => (isOut(each) ? Number.NEGATIVE_INFINITY : each.happiness)));
  const happiest = (seat: number): boolean => over && plays(shared, seat) && shared.players[seat]?.happiness === best;
  const firstVisit = others.find((seat) => (visits.get(seat) ?? 0) > 0) ?? others.find((seat) => visits.has(seat)) ?? null;

  return (
    <div className="nt" data-game="nation" ref={root}>
      <div className={`nt-table nt-seats-${others.length}${opened === null ? '' : ' nt-with-panel'}`}>
        <div className="nt-thumb">
          {opened !== null && <Panel {...{ view, side, sitters, asked, opened, open }} tap={props} />}
          <div className={`nt-ask nt-ask-${asked?.kind ?? 'none'}`}>
            {bar({
              figure: asked === null ? null : figureFor(asked.kind),
              note:
                asked === null ? undefined : (
                  <span className={selected === null && asked.kind === 'day' ? 'nt-standing' : undefined}>
                    {noteFor(view, asked, selected, names)}
                  </span>
                ),
              ...(asked !== null && shortTitle(view, asked)),
              drawn,
            })}
            {asked?.kind === 'price' ? (
              <PriceTrack view={view} asked={asked} tap={props} />
            ) : asked?.kind === 'store' ? (
              <Keep view={view} asked={asked} tap={props} />
            ) : (
              player !== undefined &&
              (over ? (
                <Sources player={player} />
              ) : (
                plays(shared, side) && <Actions {...{ view, asked, opened, open, firstVisit }} seat={side} tap={props} />
              ))
            )}
          </div>
        </div>
        <Mat {...{ view, sitters, asked, opened, open }} seat={side} tap={props} happiest={happiest(side)} />
        <section className="nt-stalls" aria-label="The others">
          {others.map((seat) => (
            <Stall
              key={seat}
              {...{ view, seat, side }}
              sitter={sitters[seat]}
              best={visits.get(seat) ?? null}
              open={opened?.what === 'mat' && opened.seat === seat}
              chosen={selected !== null && selected.t === 'visit' && selected.seat === seat}
              happiest={happiest(seat)}
              press={() => open(opened?.what === 'mat' && opened.seat === seat ? null : { what: 'mat', seat })}
            />
          ))}
          {others.length === 1 && others[0] !== undefined && (
            <div className="nt-beside">
              <h2>On the mat</h2>
              <MatFacts view={view} seat={others[0]} sitters={sitters} />
            </div>
          )}
        </section>
        <Middle {...{ view, side, names, asked, opened, open }} tap={props} />
        <div className="nt-journal">{journal}</div>
      </div>
      <Motion root={root} view={view} happenings={happenings} pace={pace} showing={props.showing} />
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

/** A reaction comes with its picture. */
function figureFor(kind: Asked['kind']): ReactNode {
  if (kind === 'gift') return <ExplorerPicture card="birthday" className="nt-figure" />;
  if (kind === 'vaccine') return <ExplorerPicture card="vaccine" className="nt-figure" />;
  if (kind === 'reshuffle') return <ExplorerPicture card="sickness" className="nt-figure" />;
  if (kind !== 'cure') return null;
  return (
    <span className="nt-figure nt-figure-two">
      <SickCard size={30} />
      <ItemPicture item="medicine" size={30} />
    </span>
  );
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
  const card = CARDS.find((name) => thing === `card ${name}`);
  if (card === undefined) return null;
  return { title: faceOf(card).name, picture: <ExplorerPicture card={card} />, words: fullWords(card, shared), clause: clauseOf(card) };
}
