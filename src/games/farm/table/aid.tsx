/** The player aid of Happiness Farm: what stands on the page to print. */
import { Ending, Figures, Note, Part, Steps, Two } from '../../../web/kit/book/parts.js';
import {
  breedOf,
  GOOD_PRICES,
  GOODS,
  groundOf,
  HAPPINESS_FOR_STARS,
  KINDS,
  kindNumber,
  LANDS,
  landNumber,
  MONEY_HAPPINESS,
  NEWEST,
  options,
  STARS_TO_WIN,
} from '../face.js';
import { LandPicture } from './art/land.js';
import { AnimalPicture, ThingPicture } from './art/things.js';
import { GIVEN, givenBy } from './figures.js';
import { capital, LAND_NAMES } from './words.js';

const FOOD = { grass: '{grass}', veg: '{veg}', grain: '{grain}', bug: '{bug}' } as const;

/** "{egg:2} {effort:1}", or a stroke. */
function yields(kind: (typeof KINDS)[number]): string {
  const given = givenBy(kind);
  return GIVEN.flatMap((thing) => (given[thing] > 0 ? [`{${thing}:${given[thing]}}`] : [])).join(' ') || '–';
}

export const Aid = () => (
  <>
    <Part title="A round is a day" clause="4">
      <Steps
        steps={[
          { title: 'Sell', words: 'Goods and animals, as many as you like. §5', picture: <ThingPicture thing="coin" size={40} /> },
          {
            title: 'Buy',
            words: 'In turn, one animal or pass. Put it on a square with room. §6',
            picture: <AnimalPicture kind="goat" size={46} />,
          },
          {
            title: 'Work',
            words: 'Turn 1 square, or bring in the food of 2. Or rest. §7',
            picture: <LandPicture land="field" size={44} />,
          },
          {
            title: 'Feed',
            words: 'Each from its own square and the four beside it. §8',
            picture: <ThingPicture thing="grass" size={40} />,
          },
          {
            title: 'Produce',
            words: `Full animals give, unless ${NEWEST.upsetByBugs} bugs {bug} are in reach. §9`,
            picture: <ThingPicture thing="milk" size={40} />,
          },
          {
            title: 'Bugs, butcher',
            words: `Bugs come, up to ${NEWEST.bugCap} a square. Then meat, if you like. §10 §11`,
            picture: <ThingPicture thing="bug" size={40} />,
          },
          {
            title: 'Land',
            words: `It grows back. ${NEWEST.effortToConvert} effort {effort} turn Forest and Rough. §13 §14`,
            picture: <LandPicture land="pasture" size={44} />,
          },
          {
            title: 'Next day',
            words: 'The next farmer clockwise goes first. §4.2',
            picture: <ThingPicture thing="heart" size={40} />,
          },
        ]}
      />
    </Part>
    <Part title="The animals" clause="2.1">
      <Figures
        head={['', 'buy', 'sell', 'size {room}', 'needs', 'gives', 'bugs {bug}', 'meat {meat}', '{heart} 1 · 2 · 3 · 4 at', 'eats']}
        rows={KINDS.map((kind) => {
          const number = kindNumber(kind);
          const { price, sells, size, capacity, bugs, meat, happiness, eats } = breedOf(number);
          return [
            { picture: <AnimalPicture kind={kind} />, name: capital(kind) },
            `$${price}`,
            `$${sells}`,
            String(size),
            String(capacity),
            yields(kind),
            String(bugs),
            meat > 0 ? String(meat) : '–',
            happiness.join(' · '),
            eats.map((food) => `{${food}}`).join(' '),
          ];
        })}
      />
    </Part>
    <Two>
      <Part title="The land" clause="2.4">
        <Figures
          words
          head={['', 'grows', 'up to', 'room {room}', 'bugs {bug}', 'becomes']}
          rows={LANDS.map((land) => {
            const { food, regrows, most, room, bugsAtSetup, becomes } = groundOf(landNumber(land), false);
            return [
              { picture: <LandPicture land={land} />, name: LAND_NAMES[land] },
              `${FOOD[food]} ${regrows}`,
              String(most),
              String(room),
              String(bugsAtSetup),
              becomes.map((to) => LAND_NAMES[to]).join(', ') || '–',
            ];
          })}
        />
      </Part>
      <Part title="Selling and money" clause="2.2">
        <Figures
          rows={[
            ...GOODS.map((good) => [
              { picture: <ThingPicture thing={good} />, name: capital(good) },
              `$${GOOD_PRICES[good]}${good === 'wool' ? ', paid a selling later' : ''}`,
            ]),
            [
              { picture: <ThingPicture thing="coin" />, name: 'Money' },
              `{heart} 1 · 2 · 3 · 4 at ${MONEY_HAPPINESS.map((money) => `$${money}`).join(' · ')}`,
            ],
          ]}
          plain
        />
        <Note>
          Nothing to eat in reach? It goes to the nearest square with room and food, once, before it eats. §8.5 Effort goes on a Forest or
          Rough in reach that was eaten bare. §9.4
        </Note>
      </Part>
    </Two>
    <Ending title="The end">
      {`After round ${options.rounds.default} and one last selling. For each kind the highest step reached counts, and money. Most happiness wins; equal: more money, then more animals. §15 Alone: ${HAPPINESS_FOR_STARS.slice(1).join(', ')} happiness are 2 to ${HAPPINESS_FOR_STARS.length} stars; ${STARS_TO_WIN} win. §16.4`}
    </Ending>
  </>
);
