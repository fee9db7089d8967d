/** What the bar says: of a question before anything is chosen, and of each answer. */
import { Glyph, type GlyphName } from '../../../web/art/glyph.js';
import type { Asks, Figure, Question, Said } from '../../../web/table.js';
import {
  type BirdDecision,
  type BirdTypes,
  type BirdView,
  birdsOn,
  cardOf,
  costOf,
  type Move,
  MUST_TAKE_AT,
  powerOf,
  type Shared,
} from '../face.js';
import { CardPicture, PowerRing } from './art/cards.js';
import styles from './card.module.css';
import { chanceToGain, contentsOf, percent, prospects } from './odds.js';
import { placesOf } from './places.js';
import { ASKS, labelOf, NOTES, SHORT_NAMES } from './words.js';

export const places: readonly string[] = ['The field', 'Your mat', 'Fortune'];

const powerAt = ({ players }: Shared, seat: number): number => players[seat]?.power ?? 0;

const SKIPS: Readonly<Record<BirdDecision['kind'], Move['t']>> = { main: 'pass', upset: 'keep', soothe: 'return', again: 'stop' };

export function ask({ decision, choices }: Question<BirdTypes>, { shared }: BirdView): Asks<BirdTypes> {
  const power = powerAt(shared, decision.seat);
  const legal = choices.flatMap(({ move, refusal }) => (refusal === null ? [move] : []));
  const skip = legal.find((move) => move.t === SKIPS[decision.kind] && (move.t !== 'return' || move.n === 0));
  const figure = <PowerRing power={power} size={48} />;
  if (decision.kind !== 'main') return { figure, heading: ASKS[decision.kind], words: NOTES[decision.kind], skip };
  if (power >= MUST_TAKE_AT) return { figure, heading: ASKS.take(power), words: NOTES.closed };
  const takes = legal.some(({ t }) => t === 'take');
  return {
    figure,
    heading: takes ? ASKS.takeOrPlease(power) : ASKS.please(power),
    words: pleaseNote(shared, decision.seat),
    skip,
    usual: takes ? undefined : skip, // routine: no card can be taken
  };
}

/** What saying please may bring. */
function pleaseNote({ players, field, options }: Shared, seat: number): string {
  const player = players[seat];
  if (!player || !options.openCounts) return NOTES.rowStays;
  const deck = contentsOf(player.deck);
  const [next] = prospects(deck, player.power, field, options.goldCost);
  return next ? NOTES.reaches(next.power, next.kinds, percent(next.chance)) : NOTES.clover(percent(chanceToGain(deck, 1)));
}

const GLYPHS: Readonly<Record<Exclude<Move['t'], 'take'>, GlyphName>> = {
  pass: 'hand',
  shuffle: 'shuffle',
  keep: 'deck',
  return: 'down',
  again: 'card',
  stop: 'close',
};

export function say(move: Move, { seat }: BirdDecision, { shared }: BirdView): Said {
  const label = labelOf(move);
  const at = placesOf(move, seat, shared.field);
  if (move.t !== 'take') {
    const words = move.t === 'pass' ? pleaseNote(shared, seat) : '';
    return {
      label,
      title: label,
      figure: <Glyph name={GLYPHS[move.t]} size={30} />,
      words,
      place: move.t === 'return' ? 'Fortune' : 'Your mat',
      at,
    };
  }
  const card = cardOf(move.card);
  const cost = costOf(card, shared.options.goldCost);
  const power = powerAt(shared, seat);
  const brings: Figure =
    birdsOn(card) > 0
      ? { sign: 'bird', figure: `+${birdsOn(card)}`, tone: 'gain' }
      : { sign: 'power', figure: `+${powerOf(card)}`, tone: 'gain' };
  return {
    label,
    title: SHORT_NAMES[move.card],
    figure: <CardPicture kind={move.card} className={styles.figure} />,
    signs: [{ sign: 'cost', figure: `${cost} of ${power}` }, brings],
    words: power > cost ? NOTES.unused(power - cost) : NOTES.rowGoes,
    place: 'The field',
    at,
  };
}
