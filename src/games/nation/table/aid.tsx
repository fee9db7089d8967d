/** The player aid of Happy Nation: what stands on the page to print. */
import { Cards, Ending, Figures, Note, Part, Steps, Two } from '../../../web/kit/book/parts.js';
import { box } from '../box.js';
import {
  AMOUNTS,
  DAY_HOURS,
  type Deed,
  EVENING,
  type ExplorerCard,
  HOURS,
  itemNameOf,
  itemOf,
  JOY_FROM_LEVEL,
  NEWEST,
  options,
  PRINTED,
  PRODUCTION,
  ROI,
  ROLE_NAMES,
  type Role,
  SALARY,
  SICK_HOURS,
  TOP_LEVEL,
  upgradeTo,
  WORK_JOY,
} from '../face.js';
import { ExplorerPicture } from './art/cards.js';
import { Coin, ItemPicture } from './art/items.js';
import { Keeper } from './art/people.js';

const PRODUCERS = ['builder', 'farmer', 'entertainer', 'doctor'] as const;
const TRADES: readonly Role[] = PRODUCERS;
const LEVELS = Array.from({ length: TOP_LEVEL }, (_, i) => i + 1);

const WORDS: Readonly<Record<Deed, (card: ExplorerCard) => string>> = {
  feast: ({ bread, happiness }) => `{bread:${bread}} › {happiness:+${happiness}}`,
  birthday: ({ bread, happiness }) => `{bread:${bread}} › {happiness:+${happiness}}; others may give ${AMOUNTS.gift}B, {happiness:+1} each`,
  holiday: ({ happiness }) => `{bucks:${AMOUNTS.holiday}} › {happiness:+${happiness}}`,
  give: () => `{bucks:${AMOUNTS.present} each} › {happiness:+1 each}`,
  firstAid: ({ happiness }) => `{happiness:+${happiness}} for you and a friend`,
  help: () => `a friend gives you {bucks:${AMOUNTS.help}} and gains {happiness:+1}`,
  freeLunch: () => `{bread:${AMOUNTS.free}} from the Supply`,
  freeHousing: () => `{house:${AMOUNTS.free}} from the Supply`,
  wellTravelled: () => `{bucks:${AMOUNTS.travelTicket} each} › {ticket:1 to ${AMOUNTS.travelMost}}`,
  vaccine: () => '{happiness:+1} instead of falling sick',
  sickness: () => 'you and all you visited today: {sick}',
};

const cardOf = (id: string): ExplorerCard | undefined => NEWEST.cards.find((card) => card.id === id);

/** What an Explorer card does, in plain words. */
export function wordsOf(id: string): string {
  const card = cardOf(id);
  return card
    ? WORDS[card.does](card).replace(/\{(\w+)(?::([^}]*))?\}/g, (_, sign: string, figure = '') => `${figure} ${sign}`.trim())
    : '';
}

/** A person of a trade, in the colours of a place at the table. */
export const Trade = ({ trade, size }: { readonly trade: Role; readonly size: number }) => (
  <Keeper role={trade} seat={TRADES.indexOf(trade)} size={size} />
);

/** " (first game 16)": what the box proposes to beginners. */
const [first] = box.presets;
const FIRST_GAME = first?.options.target === undefined ? '' : ` (${first.name.toLowerCase()} ${first.options.target})`;

const hours = (n: number): string => `${n}h`;

export const Aid = () => (
  <>
    <Part title="A day, in four steps" clause="4">
      <Steps
        steps={[
          { title: 'Loans', words: 'Pay your rate: interest to the Banker, the rest to the Supply. §5', picture: <Coin size={36} /> },
          {
            title: 'The day',
            words: `${DAY_HOURS} hours {hours} each. In turn, one action at a time. §6`,
            picture: <Trade trade="builder" size={48} />,
          },
          {
            title: 'Home and dinner',
            words: `${EVENING.greenHouses} Houses {house} or more {happiness:+1}, none {happiness:–1}. Bread {bread} {happiness:+1}, none {happiness:–1}. Then 1 of each is used up. §9`,
            picture: (
              <>
                <ItemPicture item="house" size={38} />
                <ItemPicture item="bread" size={38} />
              </>
            ),
          },
          {
            title: 'Prices',
            words: `In secret, shown together. Keep ${EVENING.mostCards} cards, ${EVENING.mostHouses} Houses, ${EVENING.mostBread} Bread. ${PRINTED}B to everybody. §10 §11`,
            picture: <ItemPicture item="ticket" size={38} />,
          },
        ]}
      />
    </Part>
    <Two>
      <Part title="What an hour can do" clause="6">
        <Figures
          plain
          rows={[
            ['Work', 'by level', 'items into your shop §6.5'],
            ['Upgrade', hours(HOURS.upgrade), 'pay, and one level up §6.4'],
            ['Visit', hours(HOURS.visit), 'buy at the price shown §6.6'],
            ['Loan', hours(HOURS.visit), 'Banker: take, or pay back §6.7'],
            ['Explore', hours(HOURS.explore), 'draw an Explorer card §6.9'],
            ['Enjoy', hours(HOURS.enjoy), 'a {ticket} brings {happiness:+1} §6.10'],
            ['Play a card', 'by card', 'see below §6.11'],
            ['Invest (Banker)', hours(HOURS.invest), `${ROI.cost}B abroad, return +${ROI.step}B §6.12`],
            ['Offer a loan', hours(HOURS.makeLoan), 'Banker: a card on offer §6.13'],
            ['Work abroad', hours(HOURS.foreignWork), `Doctor: ${SALARY}B §6.14`],
          ]}
        />
      </Part>
      <div>
        <Part title="One piece of work" clause="2.5">
          <Figures
            head={['', ...LEVELS.map((level) => `level ${level}`)]}
            rows={[
              ...PRODUCERS.map((role) => [
                { picture: <Trade trade={role} size={28} />, name: ROLE_NAMES[role] },
                ...PRODUCTION[role].map(
                  ({ hours: time, wage, items }) => `${hours(time)}${wage > 0 ? ` ${wage}B` : ''} {${itemNameOf(itemOf(role))}:${items}}`,
                ),
              ]),
              [
                'to rise §2.6',
                '',
                ...LEVELS.slice(1).map((level) => {
                  const { money, houses } = upgradeTo('builder', level);
                  return `${money}B {house:${houses}}`;
                }),
              ],
            ]}
          />
          <Note>{`The first work of a day from level ${JOY_FROM_LEVEL} on: {happiness:+${WORK_JOY}}. The Doctor rises to level 3 for ${upgradeTo('doctor', 3).money}B. §2.7`}</Note>
        </Part>
        <Part title="Sickness" clause="8">
          <Note>
            {`{sick} Who draws it, and all they visited today: ${SICK_HOURS} hours fewer tomorrow for each card. {medicine} heals at once: {happiness:+1} for you and for the Doctor. §8.4`}
          </Note>
        </Part>
      </div>
    </Two>
    <Part title="Explorer cards" clause="7">
      <Cards
        cards={NEWEST.cards
          .filter(({ does }) => does !== 'sickness')
          .map((card) => ({
            picture: <ExplorerPicture card={card.id} />,
            name: card.name,
            ...(card.hours > 0 ? { tag: hours(card.hours) } : {}),
            words: WORDS[card.does](card),
          }))}
      />
    </Part>
    <Ending title="The end">
      {`Somebody reaches ${options.target.default}${FIRST_GAME}: the game ends that evening, after home and dinner. Most Happiness wins; equal is shared. §12`}
    </Ending>
  </>
);
