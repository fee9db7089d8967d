/** The conservation laws: throws when a card is lost or doubled, or when the table shows what the rules cannot lead to. */

import { pileSize } from '../../../engine/pile.js';
import { conserve, mustIn } from '../../kit/laws.js';
import type { Edition } from '../editions/edition.js';
import { areaId, FATE_SPACES, lastOf, MONEY, NOWHERE, spaceAt } from './board.js';
import { fateHangUp, fateId, hangUpArea, improvementArea, improvementId, isOriginal } from './cards.js';
import { AREAS, HOLDERS } from './data.js';
import { cardsOf } from './device.js';
import { hangUpsOn, onStand, ownsKey } from './table.js';
import type { Player, RainbowState, Shared, TurnedCards } from './types.js';

const must = mustIn('The Game of Happiness');

export function check(e: Edition, s: RainbowState): void {
  const { shared } = s;
  checkImprovements(e, shared);
  checkFate(e, shared);
  checkOriginals(shared);
  checkCards(shared.bookshelf, cardsOf('bookshelf'), 'bookshelf');
  checkCards(shared.bicycle, cardsOf('bicycle'), 'bicycle');
  must(shared.rotation >= 0 && shared.rotation < HOLDERS, `the wheel stands at ${shared.rotation}`);
  shared.players.forEach((player, seat) => {
    checkKeys(e, player, seat);
    checkMoney(player, seat, shared);
    checkMarker(player, seat, s);
  });
  checkPlaces(shared);
  checkQuestions(s);
}

const count = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;

const once = (count: number): number[] => new Array<number>(count).fill(1);

function checkImprovements(e: Edition, { improvements, players, shown, gone }: Shared): void {
  conserve(must, (card) => `improvement cards ${improvementId(e, card)}`, once(e.improvements.length), {
    piles: [improvements],
    cards: [...players.map(({ saved }) => saved), shown, gone.improvements],
  });
  must(gone.improvements.length === gone.hangUps.length, 'hang-ups and improvement cards did not leave one for one');
}

/** A fate card with a hang-up lies as that hang-up before a player. */
function checkFate(e: Edition, { fate, players, gone }: Shared): void {
  const hangUps = [...players.flatMap((player) => player.hangUps), ...gone.hangUps];
  conserve(must, (card) => `fate cards ${fateId(e, card)}`, once(e.fate.length), {
    piles: [fate],
    cards: [gone.fate],
    counts: [Array.from({ length: e.fate.length }, (_, card) => count(hangUps, fateHangUp(card)))],
  });
}

function checkOriginals({ players, gone, hangUpAreas }: Shared): void {
  const dealt = AREAS.map((_, area) => (hangUpAreas.includes(area) ? players.length : 0));
  conserve(must, (area) => `original hang-ups on ${areaId(area)}`, dealt, {
    cards: [...players.map(({ hangUps }) => hangUps), gone.hangUps],
  });
}

function checkCards({ pile, turned }: TurnedCards, all: readonly number[], device: string): void {
  conserve(must, (value) => `cards of ${value} in the ${device}`, all, { piles: [pile], cards: [turned] });
  must(pileSize(pile) + turned.length === 12, `the ${device} has not 12 cards`);
}

function checkKeys(e: Edition, player: Player, seat: number): void {
  for (let area = 0; area < AREAS.length; area++) {
    const keys = count(player.stand, area) + count(player.front, area);
    const hangUps = hangUpsOn(e, player, area);
    const saved = player.saved.filter((card) => improvementArea(e, card) === area).length;
    const whose = `seat ${seat}, ${areaId(area)}:`;
    must(keys <= 1, `${whose} ${keys} keys`);
    must(hangUps === 0 || saved === 0, `${whose} a hang-up beside a card that cancels it`);
    must(!player.front.includes(area) || hangUps > 0, `${whose} a key lies in front though nothing keeps it off the stand`);
    must(!onStand(player, area) || (hangUps === 0 && saved === 0), `${whose} cards beside a key on the stand`);
  }
  must(
    player.hangUps.every((hangUp) => isOriginal(hangUp) || hangUpArea(e, hangUp) !== NOWHERE),
    `seat ${seat} has a hang-up on nothing`,
  );
}

function checkMoney(player: Player, seat: number, { terms }: Shared): void {
  const { money } = player;
  must(money % 500 === 0 && money >= 0 && money <= terms.moneyGoal + 500, `seat ${seat} has $${money}`);
  must(money < terms.moneyGoal || ownsKey(player, MONEY), `seat ${seat} has $${money} and no Money key`);
}

function checkMarker(player: Player, seat: number, s: RainbowState): void {
  const { holder, track, pos, unspun } = player;
  must(holder === NOWHERE || track === NOWHERE, `seat ${seat} is on the wheel and on a track`);
  must(!unspun || track === NOWHERE, `seat ${seat} waits for a spin on a track`);
  if (track === NOWHERE) return;
  const between = s.open.some(({ kind }) => kind === 'wheel' || kind === 'track' || kind === 'move-button');
  if (between) must(pos < lastOf(track) && spaceAt(track, pos).kind !== 'back', `seat ${seat} rests on space ${pos} of track ${track}`);
}

/** Two markers never share a holder, two buttons never a space. */
function checkPlaces({ players, terms, turn }: Shared): void {
  const holders = players.map(({ holder }) => holder).filter((holder) => holder !== NOWHERE);
  const buttons = players.map(({ button }) => button).filter((button) => button !== NOWHERE);
  must(new Set(holders).size === holders.length, 'two markers share a holder');
  must(new Set(buttons).size === buttons.length, 'two buttons share a space');
  must(
    buttons.every((button) => button < FATE_SPACES.length),
    'a button lies off the fate spaces',
  );
  if (turn > 0) must(buttons.length === (terms.buttons ? players.length : 0), `${buttons.length} buttons are on the board`);
}

function checkQuestions({ open, shared }: RainbowState): void {
  must(open.length === (shared.over ? 0 : 1), `${open.length} questions are open`);
  for (const { kind, seat } of open) {
    must(!shared.finished.includes(seat), `seat ${seat} is asked though finished`);
    must((kind === 'take-move') === (shared.rolled.length === 2), 'two results lie on the table and nobody chooses');
    must((kind === 'choose-card') === (shared.shown.length === 2), 'two cards lie on the table and nobody chooses');
  }
}
