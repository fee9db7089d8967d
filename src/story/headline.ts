/** The headline of a story: a few words to whom it concerns, by place and gap. */
import type { GameTypes, Seat } from '../engine/game.js';
import type { Claim, ClaimedWords, Facts, Grammar } from '../engine/story.js';
import type { Led } from './facts.js';
import { lastOf } from './plain.js';

const LIST = new Intl.ListFormat('en-GB');
const LONGEST = 26; // letters
const CLOSE = 0.15; // of the winner's total
const LATE = 3 / 4; // of the match

/** With the name where there is room for it: "So close, Ada." */
function to(name: string, words: string, mark: '.' | '!'): string {
  const named = `${words}, ${name}${mark}`;
  return named.length <= LONGEST ? named : `${words}${mark}`;
}

export function headlineOf<T extends GameTypes>(facts: Facts<T> & Led, grammar: Grammar<T> | undefined): ClaimedWords {
  const { viewer, second } = facts;
  if (second === null) return alone(facts, grammar);
  return viewer === null ? watched(facts, grammar) : addressed(facts, grammar, viewer);
}

const rank = (seat: Seat, value: number): Claim => ({ is: 'rank', seat, value });

function alone<T extends GameTypes>(facts: Facts<T>, grammar: Grammar<T> | undefined): ClaimedWords {
  const { names, winners, first } = facts;
  const name = names[first] ?? '';
  const title = grammar?.title?.(facts);
  if (title) return { words: to(name, title, winners.length > 0 ? '!' : '.'), claims: [] };
  return winners.length > 0
    ? { words: to(name, grammar?.won ?? 'Well played', '!'), claims: [rank(first, 1)] }
    : { words: to(name, 'Not this time', '.'), claims: [] };
}

/** Told to somebody who looks on, or to several people at once. */
function watched<T extends GameTypes>(facts: Facts<T>, grammar: Grammar<T> | undefined): ClaimedWords {
  const { winners, first, second, names } = facts;
  const name = names[first] ?? '';
  if (winners.length > 1) return { words: 'Side by side.', claims: winners.map((seat) => rank(seat, 1)) };
  const by = gap(facts, first, second ?? first);
  const out = facts.standings[second ?? first]?.out !== undefined;
  const words = [by > 0 && !out ? `${name} wins by ${by}.` : '', `${name}'s ${grammar?.day ?? 'day'}.`, name].find(
    (each) => each !== '' && each.length <= LONGEST,
  );
  const ahead: readonly Claim[] = second === null ? [] : [{ is: 'ahead', seat: first, of: second, at: lastOf(facts), by }];
  return { words: words ?? `${name.slice(0, LONGEST - 1)}…`, claims: [rank(first, 1), ...ahead] };
}

function gap<T extends GameTypes>({ standings }: Facts<T>, a: Seat, b: Seat): number {
  return (standings[a]?.total ?? 0) - (standings[b]?.total ?? 0);
}

/** The first that fits. */
function addressed<T extends GameTypes>(facts: Facts<T> & Led, grammar: Grammar<T> | undefined, viewer: Seat): ClaimedWords {
  const { winners, first, second, names, unit, standings, leaders } = facts;
  const last = lastOf(facts);
  const name = names[viewer] ?? '';
  const day = grammar?.day ?? 'day';
  const own = rank(viewer, standings[viewer]?.rank ?? 0);
  const ahead = (seat: Seat, of: Seat): Claim => ({ is: 'ahead', seat, of, at: last, by: gap(facts, seat, of) });
  if (winners.length > 1 && winners.includes(viewer)) return { words: to(name, 'Side by side', '.'), claims: [own] };
  if (viewer === first) {
    if (second === null || standings[second]?.out !== undefined)
      return { words: to(name, grammar?.won ?? 'Well played', '!'), claims: [own] };
    return gap(facts, first, second) === 1
      ? { words: to(name, `By one ${unit[0]}`, '!'), claims: [own, ahead(first, second)] }
      : { words: to(name, grammar?.won ?? 'Well played', '!'), claims: [own] };
  }
  const mine = standings[viewer];
  const behind = gap(facts, first, viewer);
  if (mine?.out === undefined) {
    if (behind === 1) return { words: to(name, `One ${unit[0]} short`, '.'), claims: [own, ahead(first, viewer)] };
    if (behind <= CLOSE * (standings[first]?.total ?? 0)) return { words: to(name, 'So close', '.'), claims: [own, ahead(first, viewer)] };
    const late = leaders[Math.floor(last * LATE)];
    if (late?.length === 1 && late[0] === viewer) {
      const lead: Claim = { is: 'leadAt', seat: viewer, at: Math.floor(last * LATE) };
      return { words: to(name, 'It slipped away', '.'), claims: [own, lead] };
    }
  }
  const isLast = standings.every((other) => other.seat === viewer || other.rank < (mine?.rank ?? 0));
  if (isLast) return { words: to(name, `Not your ${day}`, '.'), claims: [own] };
  const theirs =
    winners.length > 1
      ? [`${LIST.format(winners.map((seat) => names[seat] ?? ''))} share it.`, 'They share it.']
      : [`${names[first]}'s ${day}, this time.`, `${names[first]}'s ${day}.`];
  const words = theirs.find((each) => each.length <= LONGEST);
  return { words: words ?? 'Another time.', claims: [...winners.map((seat) => rank(seat, 1)), own] };
}
