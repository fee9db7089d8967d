/** The whole table in words, for screen readers and the terminal. */

import type { Seat } from '../../../engine/game.js';
import { pileSize } from '../../../engine/pile.js';
import { type Names, who, whose } from '../../kit/words.js';
import type { Catalogue } from '../editions/catalogue.js';
import type { Edition } from '../editions/edition.js';
import { wishOf } from '../rules/actions/love.js';
import { ageIn, HOURGLASSES, LAST_SPACE, OLD_AGE_ROUNDS, OLD_AGE_STRESS, oldAge, SLOTS, SPACES, TEEN } from '../rules/board.js';
import type { Job, Level } from '../rules/cards/shape.js';
import {
  type Card,
  faceOf,
  groupOf,
  isBasic,
  isGroup,
  jobOf,
  levelOf,
  levelsOn,
  NO_CARD,
  partnerOf,
  ROLES,
  ROWS,
  romanceOf,
  TOP_RANK,
} from '../rules/cards.js';
import { goalAt, isMetAlone, measure, soloTarget } from '../rules/goals.js';
import { amounts } from '../rules/goods.js';
import { lifeOf } from '../rules/life.js';
import { levelIn, roleHolder, rowAt, slotsUsed } from '../rules/table.js';
import type { Player, PursuitView, Shared } from '../rules/types.js';
import { deal, loveName, worthOf } from './cards.js';
import { rowName } from './moves.js';
import { partnerName, SPACE_NAMES } from './names.js';
import { stressWords } from './questions.js';
import { story } from './story.js';
import { and, capital, many, numeral, spell } from './wording.js';

interface Part {
  readonly heading: string;
  readonly lines: readonly string[];
}

export function table(e: Edition, all: Catalogue, view: PursuitView, names: Names): readonly Part[] {
  const { shared } = view;
  return [
    { heading: 'Time', lines: [timeLine(shared)] },
    { heading: 'Life goals', lines: goalLines(e, shared, names) },
    ...ROWS.map((row, number) => ({ heading: heading(shared, row, number), lines: rowLines(e, shared, number) })),
    ...shared.players.map((p, seat) => ({
      heading: whose(names, seat, view.seat),
      lines: playerLines(e, shared, p, seat, names, view.seat === seat ? 'you live' : `${who(names, seat)} lives`),
    })),
    ...(shared.phase === 'over'
      ? [{ heading: 'The lives', lines: shared.players.map((_, seat) => story(all, lifeOf(e, shared, seat), who(names, seat))) }]
      : []),
  ];
}

function timeLine({ round, options, phase }: Shared): string {
  if (phase === 'trait') return 'Before the first round: everyone chooses a child trait.';
  if (phase === 'over') return 'All lives are lived.';
  const old = oldAge(round, options.adultRounds);
  const stage = round === TEEN ? 'Teen' : old > 0 ? 'Old Age' : 'Adult';
  const coming = OLD_AGE_STRESS[options.oldAgeStress].slice(old);
  const blows = coming.length === 0 ? 'This is the last round.' : `Stress of the Old Age rounds to come: ${and(coming.map(String))}.`;
  return `Round ${round} of at most ${TEEN + options.adultRounds + OLD_AGE_ROUNDS}, ${stage}, age ${ageIn(round, options.adultRounds)}. ${blows}`;
}

function goalLines(e: Edition, shared: Shared, names: Names): readonly string[] {
  const { options } = shared;
  const goals = shared.goals.map((goal) => goalAt(e, goal));
  const [alone] = shared.players;
  if (shared.players.length === 1 && alone !== undefined) {
    const lines = goals.map(({ name, solo, ...goal }) => {
      const state = isMetAlone(alone, { name, solo, ...goal }, options) ? 'met' : 'not yet';
      return `${name}: ${solo.text} (${measure(alone, solo.metric, options)} of ${solo.atLeast}, ${state})`;
    });
    return [...lines, `And at least ${soloTarget(options)} lasting happiness in the end (${alone.lth} so far)`];
  }
  return goals.map(({ name, text, metric, per, lth, most }) => {
    const worth = worthOf({ per, lth, most });
    const values = shared.players.map((p, seat) => `${who(names, seat)} ${measure(p, metric, options)}`);
    return `${name}: ${text} ${capital(worth)}.${metric === 'deathOrder' ? '' : ` Now: ${and(values)}`}`;
  });
}

function heading(shared: Shared, row: (typeof ROWS)[number], number: number): string {
  const pile = shared.piles[number];
  return `${capital(rowName(row))} (${pile === undefined ? 0 : pileSize(pile)} in the pile)`;
}

function rowLines(e: Edition, shared: Shared, row: number): readonly string[] {
  const lines = rowAt(shared, row).map((card, slot) => (card === NO_CARD ? `Slot ${slot + 1}: empty` : cardLine(e, shared, card)));
  return lines.length === 0 ? ['none'] : lines;
}

const levelLine = ({ name, cost, reward, upkeep }: Level): string =>
  `${name} ${spell(amounts(cost))} for ${spell(amounts(reward))}${upkeep === null ? '' : ` (each round ${deal(upkeep)})`}`;

function cardLine(e: Edition, shared: Shared, card: Card): string {
  const face = faceOf(e, card);
  if (face.type === 'job') {
    return `${face.name}, level ${face.rank} ${face.field} job: hired ${deal(face.hire)}; each round ${deal(face.upkeep)}${leaving(shared, face)}`;
  }
  if (face.type === 'partner') return `${face.name}, ${face.blurb}: ${romanceLine(e, card)}`;
  const bonus =
    face.type === 'group'
      ? `; at the end per role ${groupOf(e, card)
          .bonus.map((b) => spell(amounts(b)))
          .join(' / ')}`
      : '';
  return `${face.name} (${face.type}): ${face.levels.map((_, i) => levelLine(levelOf(e, card, i + 1))).join('; ')}${bonus}`;
}

/** R 5.14e: from the highest level one is not promoted, but retires, where the table allows it. */
const leaving = ({ options }: Shared, { rank, promotion }: Job): string =>
  rank < TOP_RANK ? `; promotion ${deal(promotion)}` : options.retirement ? `; retirement ${deal(promotion)}` : '';

function romanceLine(e: Edition, card: Card): string {
  return partnerOf(e, card)
    .levels.map((_, i) => {
      const { requirement, reward, upkeep } = romanceOf(e, card, i + 1);
      const wish = requirement === null ? '' : ` if you have ${wishOf(requirement)}`;
      return `${loveName(i + 1)} ${spell(amounts(reward))}${wish}${upkeep === null ? '' : ` (each round ${deal(upkeep)})`}`;
    })
    .join('; ');
}

function playerLines(e: Edition, shared: Shared, p: Player, seat: Seat, names: Names, lives: string): readonly string[] {
  const trait = e.traits[p.trait];
  const state = p.alive ? stressWords(p.stress) : `died at ${ageIn(p.diedIn, shared.options.adultRounds)}`;
  const happy = `${p.lth} lasting happiness, ${numeral(p.sth)} short-term happiness, ${state}`;
  const goods = `${p.knowledge} Knowledge, ${p.creativity} Creativity, ${p.influence} Influence, ${p.money} money`;
  return [
    ...(trait === undefined ? [] : [`${trait.name}: ${trait.text}`]),
    `${happy}${shared.first === seat ? ', first player' : ''}`,
    goods,
    `${many(p.free, 'hourglass', 'hourglasses')} of ${HOURGLASSES} to place${markerLine(p)}`,
    ...(p.alive && shared.phase !== 'over' ? [forecast(shared, p, lives)] : []),
    `In front (${slotsUsed(p)} of ${SLOTS} slots): ${listOr(slotCards(e, shared, p, seat, names), 'nothing')}`,
    ...(p.items.length > 0 ? [`Items: ${p.items.map((card) => at(e, shared, card)).join(', ')}`] : []),
    ...(p.activities.length > 0 ? [`Activities: ${p.activities.map((card) => at(e, shared, card)).join(', ')}`] : []),
    ...(p.album.length > 0 ? [`Album: ${p.album.map((card) => faceOf(e, card).name).join(', ')}`] : []),
  ];
}

const listOr = (parts: readonly string[], none: string): string => (parts.length === 0 ? none : parts.join(', '));
const at = (e: Edition, shared: Shared, card: Card): string => `${levelOf(e, card, levelIn(shared, card)).name} (${faceOf(e, card).name})`;

function slotCards(e: Edition, shared: Shared, p: Player, seat: Seat, names: Names): readonly string[] {
  return [
    ...p.projects.map((card) => projectLine(e, shared, card, names)),
    ...(p.job === NO_CARD ? [] : [`${faceOf(e, p.job).name} (level ${jobOf(e, p.job).rank} job)`]),
    ...p.partners.map((card) => `${partnerName(e, shared, seat, card)} (${loveName(levelIn(shared, card))})`),
  ];
}

function projectLine(e: Edition, shared: Shared, card: Card, names: Names): string {
  if (isBasic(e, card)) return `${faceOf(e, card).name} at level ${levelIn(shared, card)} of ${levelsOn(e, card)}`;
  if (!isGroup(e, card)) return at(e, shared, card);
  const roles = Array.from({ length: ROLES }, (_, i) => {
    const holder = roleHolder(e, shared, card, i + 1);
    return `${levelOf(e, card, i + 1).name} ${holder < 0 ? 'free' : who(names, holder)}`;
  });
  return `${faceOf(e, card).name} (${roles.join(', ')})`;
}

function markerLine(p: Player): string {
  const there = SPACES.flatMap((space, s) => ((p.onSpace[s] ?? 0) > 0 ? [`${p.onSpace[s]} on ${SPACE_NAMES[space]}`] : []));
  if (p.spent > 0) there.push(`${p.spent} spent`);
  return there.length === 0 ? '' : `; ${there.join(', ')}`;
}

/** When a player dies if nothing changes. */
function forecast({ round, options }: Shared, p: Player, lives: string): string {
  let { stress } = p;
  const blows = OLD_AGE_STRESS[options.oldAgeStress];
  for (let old = oldAge(round, options.adultRounds); old < OLD_AGE_ROUNDS; old++) {
    stress += blows[old] ?? 0;
    if (stress > LAST_SPACE) return `With this much stress the years win when round ${TEEN + options.adultRounds + old + 1} begins`;
  }
  return `With this little stress ${lives} through the last round`;
}
