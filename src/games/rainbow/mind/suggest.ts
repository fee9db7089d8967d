/** A sensible player's answers. The weights were tuned by simulation; it builds no lists, because search plays whole matches with it. */

import type { Game, Seat } from '../../../engine/game.js';
import type { Under } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { areaOf, FATE_SPACES, fateAt, fateSpace, lastOf, MONEY, NOWHERE, SELF, spaceAt, trackFacing, trackOf } from '../rules/board.js';
import { improvementArea } from '../rules/cards.js';
import { AREAS, HOLDERS } from '../rules/data.js';
import {
  BACKWARD,
  buttonMove,
  cardMove,
  FIRST_RESULT,
  FORWARD,
  GO,
  holderMove,
  KEEP,
  keyMove,
  OFF,
  SECOND_RESULT,
  SPIN,
  STAY,
} from '../rules/moves.js';
import { hangUpsOn, isVacant, ownsKey, playerAt, wantsMoney, whoseButton } from '../rules/table.js';
import type { Move, Player, Question, RainbowTypes, Shared } from '../rules/types.js';
import { rescuesExpected } from './odds.js';

type Answer = (e: Edition, shared: Shared, seat: Seat, me: Player, leastToGetOff: number) => Move;

const WORTH_GETTING_OFF = 1.5; // rather than spinning
const WORTH_NOT_STAYING = 0.5; // after the spin: a track with nothing to gain takes longer than it brings
const WORTH_NOT_STAYING_AT_FIRST = 0.3;
const WORTH_A_NUDGE = 0.4;

const ANSWERS: Readonly<Record<Question, Answer>> = {
  'place-marker': (_, shared, seat, me) => bestHolder(shared, seat, me),
  'place-button': (_, shared, seat) => buttonMove(bestFateSpace(shared, seat).space),
  wheel: (_, shared, __, me) => (!me.unspun && wantHere(shared, me, 0) >= WORTH_GETTING_OFF ? OFF : SPIN),
  'after-spin': (_, shared, seat, me, leastToGetOff) => afterSpin(shared, seat, me, leastToGetOff),
  'after-nudge': (_, shared, __, me, leastToGetOff) => (wantHere(shared, me, 0) >= leastToGetOff ? OFF : STAY),
  track: () => GO,
  'take-move': takeMove,
  'choose-key': chooseKey,
  'return-marker': (_, shared, seat, me) => bestHolder(shared, seat, me),
  'choose-card': chooseCard,
  'move-button': (_, shared, seat, me) => moveButton(shared, seat, me),
};

const sensible =
  (leastToGetOff: number): Under<Edition, Game<RainbowTypes>['suggest']> =>
  (e, shared, _, { kind, seat }) =>
    ANSWERS[kind](e, shared, seat, playerAt(shared, seat), leastToGetOff);

export const suggest = sensible(WORTH_NOT_STAYING);
export const suggestAtFirst = sensible(WORTH_NOT_STAYING_AT_FIRST);

/** How much a player wants to travel a track: 3 for a missing key, 0 for nothing to gain. */
function want(me: Player, track: number): number {
  const area = areaOf(track);
  if (area !== NOWHERE && !ownsKey(me, area)) return 3;
  const missing = tracksMissing(me);
  if (track === SELF) {
    if (missing === 0 && me.hangUps.length > 0) return 2.5;
    return missing <= 2 && me.hangUps.length >= 2 ? 2 : 0;
  }
  if (missing > 0) return 0;
  return wantsMoney(me) ? 2 : 0.4;
}

function tracksMissing(me: Player): number {
  let missing = 0;
  for (let area = 0; area < AREAS.length; area++) if (trackOf(area) !== NOWHERE && !ownsKey(me, area)) missing++;
  return missing;
}

const wantHere = (shared: Shared, me: Player, dir: -1 | 0 | 1): number =>
  want(me, trackFacing(me.holder, (shared.rotation + dir + HOLDERS) % HOLDERS));

function afterSpin(shared: Shared, _: Seat, me: Player, leastToGetOff: number): Move {
  const here = wantHere(shared, me, 0);
  if (shared.terms.nudge) {
    const forward = wantHere(shared, me, 1);
    const backward = wantHere(shared, me, -1);
    if (Math.max(forward, backward) > here + WORTH_A_NUDGE) return forward >= backward ? FORWARD : BACKWARD;
  }
  return here >= leastToGetOff ? OFF : STAY;
}

/** R 6.5d: where one may get off without a spin the track matters; otherwise any holder will do. */
function bestHolder(shared: Shared, _: Seat, me: Player): Move {
  let best = NOWHERE;
  let most = Number.NEGATIVE_INFINITY;
  for (let holder = 0; holder < HOLDERS; holder++) {
    if (!isVacant(shared, holder)) continue;
    const worth = shared.terms.vacantEntry ? want(me, trackFacing(holder, shared.rotation)) : 0;
    if (worth <= most) continue;
    most = worth;
    best = holder;
  }
  return holderMove(best);
}

function bestFateSpace(shared: Shared, seat: Seat): { space: number; chance: number } {
  const travelled = tracksTravelled(shared);
  let space = NOWHERE;
  let chance = -1;
  for (let each = 0; each < FATE_SPACES.length; each++) {
    const here = (travelled & (1 << fateSpace(each).track)) === 0 ? 0 : rescuesExpected(shared, seat, each);
    if (here <= chance || whoseButton(shared, each) !== NOWHERE) continue;
    chance = here;
    space = each;
  }
  return { space, chance };
}

/** The tracks somebody is on, as bits: on all others nobody can land. */
function tracksTravelled({ players }: Shared): number {
  let tracks = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const track = players[seat]?.track ?? NOWHERE;
    if (track !== NOWHERE) tracks |= 1 << track;
  }
  return tracks;
}

function moveButton(shared: Shared, seat: Seat, me: Player): Move {
  const { space, chance } = bestFateSpace(shared, seat);
  return chance > rescuesExpected(shared, seat, me.button) ? buttonMove(space) : KEEP;
}

/** What it is worth to end a move on a space; one improvement card that helps is about 1.6. */
function worthOfLanding(e: Edition, shared: Shared, seat: Seat, me: Player, pos: number): number {
  const { kind, amount } = spaceAt(me.track, pos);
  if (kind === 'back') return 0;
  let worth = 0.28 * pos;
  if (kind === 'last' && !ownsKey(me, areaOf(me.track))) worth += 0.28;
  if (kind === 'money' && wantsMoney(me)) worth += (0.75 * amount) / 500;
  if (kind === 'improve') worth += 1.6 * shareOfAreasWithHangUps(e, me);
  if (kind === 'fate') {
    const owner = whoseButton(shared, fateAt(me.track, pos));
    if (owner === seat && shared.terms.ownButton) worth += 1.6 * shareOfAreasWithHangUps(e, me);
    else if (owner !== NOWHERE && owner !== seat) worth -= 0.4;
    else worth += (4 * 2.2 + 6 * 0.8 - 12 * 1.3 * (1 - me.stand.length / AREAS.length)) / 22;
  }
  return worth;
}

function shareOfAreasWithHangUps(e: Edition, me: Player): number {
  let areas = 0;
  for (let area = 0; area < AREAS.length; area++) if (hangUpsOn(e, me, area) > 0) areas++;
  return areas / AREAS.length;
}

function takeMove(e: Edition, shared: Shared, seat: Seat, me: Player): Move {
  const last = lastOf(me.track);
  const [first = 0, second = 0] = shared.rolled;
  const one = worthOfLanding(e, shared, seat, me, Math.min(last, me.pos + first));
  const two = worthOfLanding(e, shared, seat, me, Math.min(last, me.pos + second));
  return two > one ? SECOND_RESULT : FIRST_RESULT;
}

/** The key that is hardest to come by otherwise, and can be placed soonest. */
function chooseKey(e: Edition, shared: Shared, _: Seat, me: Player): Move {
  let best = NOWHERE;
  let most = Number.NEGATIVE_INFINITY;
  for (let area = 0; area < AREAS.length; area++) {
    if (ownsKey(me, area)) continue;
    let worth = -hangUpsOn(e, me, area);
    if (area === MONEY && me.money <= 500) worth += 1.2;
    if (area === MONEY && me.money >= shared.terms.moneyGoal - 500) worth -= 0.5;
    if (trackOf(area) === me.track) worth -= 0.8;
    if (worth <= most) continue;
    most = worth;
    best = area;
  }
  return keyMove(best);
}

/** A card that cancels, for a key that waits above all. */
function chooseCard(e: Edition, shared: Shared, _: Seat, me: Player): Move {
  const [first = 0, second = 0] = shared.shown;
  return cardMove(e, worthOfCard(e, me, second) > worthOfCard(e, me, first) ? second : first);
}

function worthOfCard(e: Edition, me: Player, card: number): number {
  const area = improvementArea(e, card);
  if (hangUpsOn(e, me, area) === 0) return 0;
  return me.front.includes(area) ? 2 : 1;
}
