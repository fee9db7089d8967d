/** The player aid of Bird of Happiness: what stands on the page to print. */
import { Ending, Figures, Note, Part, Piece, Steps, Two } from '../../../web/kit/book/parts.js';
import {
  BIRDS_FOR_STARS,
  birdsOn,
  cardOf,
  costOf,
  KINDS,
  type Kind,
  MUST_TAKE_AT,
  many,
  NEWEST,
  options,
  powerOf,
  RED_DECK_FROM_PLACE,
  STARS_TO_WIN,
} from '../face.js';
import { CardBackPicture, CardPicture, PowerRing } from './art/cards.js';
import { SHORT_NAMES } from './words.js';

const GOLD_COST = options.goldCost.default;
const [DEALT] = NEWEST.gameCards.full;

/** "3 clovers and 1 bird". */
const inDeck = (counts: readonly number[]): string =>
  KINDS.flatMap((kind, card) => (counts[card] ? [many(counts[card], SHORT_NAMES[kind].toLowerCase())] : [])).join(' and ');

const FLIPPED: { readonly [K in Kind]?: string } = { red: 'flip one more card', black: 'everybody else puts the row back into the deck' };

/** "14 or fewer", "15, 16", "21 or more": the birds of each rank. */
const RANKS = BIRDS_FOR_STARS.map((from, i) => {
  const next = BIRDS_FOR_STARS[i + 1];
  return next === undefined
    ? `${from} or more`
    : i === 0
      ? `${next - 1} or fewer`
      : Array.from({ length: next - from }, (_, more) => from + more).join(', ');
});

export const Aid = () => (
  <>
    <Part title="Your turn" clause="4">
      <Steps
        steps={[
          {
            title: 'Flip',
            words: 'Your deck’s top card goes into your row. §4.1',
            picture: <Piece size="small" picture={<CardBackPicture />} />,
          },
          {
            title: 'Look',
            words: 'Red: flip one more. Black: the others’ rows go back. §4.2 §4.3',
            picture: (
              <>
                <Piece size="small" picture={<CardPicture kind="red" />} />
                <Piece size="small" picture={<CardPicture kind="black" />} />
              </>
            ),
          },
          {
            title: 'Please, or take',
            words: 'Please keeps your row. Taking shuffles row, deck and new card. §4.4',
            picture: <Piece size="small" picture={<CardPicture kind="bird1" />} />,
          },
        ]}
      />
    </Part>
    <Part title="The six cards" clause="2.1">
      <Figures
        words
        head={['', 'costs {cost}', 'birds {bird}', 'power {power}', 'when it is flipped']}
        rows={KINDS.map((kind) => {
          const card = cardOf(kind);
          return [
            { picture: <CardPicture kind={kind} />, name: SHORT_NAMES[kind] },
            String(costOf(card, GOLD_COST)),
            birdsOn(card) === 0 ? '–' : '{bird}'.repeat(birdsOn(card)),
            powerOf(card) === 0 ? '–' : `**+${powerOf(card)}**`,
            FLIPPED[kind] ?? 'nothing',
          ];
        })}
      />
      <Note>
        {`${DEALT} of each are in the game. You begin with ${inDeck(NEWEST.birdDeck)}; from the ${RED_DECK_FROM_PLACE + 1}th player on with ${inDeck(NEWEST.redDeck)}. §2.2 §3.3`}
      </Note>
    </Part>
    <Part title="Your power" clause="4.4">
      <Steps
        counted={false}
        steps={[
          { title: 'Nothing', words: 'A clover costs 0: take it, or say please.', picture: <PowerRing power={0} size={46} /> },
          { title: 'One', words: 'A bird is in reach.', picture: <PowerRing power={1} size={46} /> },
          { title: 'Two', words: 'Gold clover, red or black bird.', picture: <PowerRing power={2} size={46} /> },
          { title: 'Three', words: 'You must take a card. Two birds!', picture: <PowerRing power={MUST_TAKE_AT} size={46} /> },
        ]}
      />
      <Note>Power that was not needed is lost. A new card counts only when it is flipped. §4.4d</Note>
    </Part>
    <Two>
      <Part title="A black bird" clause="4.3">
        <Note>
          {`Everybody else puts the row back into the deck and shuffles it. Who has no row may shuffle the deck or leave it. §4.3b When nobody has taken a card for ${options.calmAfterRounds.default} rounds, black birds are calm until the next card is taken. §4.3e`}
        </Note>
      </Part>
      <Part title="Alone" clause="6">
        <Figures head={['birds', 'rank']} rows={RANKS.map((birds, i) => [birds, '★'.repeat(i + 1)])} plain />
        <Note>
          {`After each turn a fortune card: a bird puts your row back; the last one sweeps the field. ${STARS_TO_WIN} stars or more win. §6.6 §6.7`}
        </Note>
      </Part>
    </Two>
    <Ending title="The end">
      As soon as the pile is gone and no bird lies in the field. Nobody has another turn. Most birds in deck and row win; equal: more bird
      cards; still equal: shared. §5.1 §5.3
    </Ending>
  </>
);
