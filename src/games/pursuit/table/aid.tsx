/** The player aid of The Pursuit of Happiness: what stands on the page to print. */
import { Ending, Figures, Lines, Note, Part, Steps, Two } from '../../../web/kit/book/parts.js';
import {
  GATHERED,
  GOODS,
  type Good,
  hoursIn,
  NEWEST,
  OLD_AGE_ROUNDS,
  OLD_AGE_STRESS,
  OVERTIME_HOURS,
  OVERTIME_STRESS,
  options,
  PER_INHERITED,
  REST_SPACES,
  SECTION_SPACES,
  SECTIONS,
  SLOTS,
  type Space,
  TEEN,
} from '../face.js';
import { RoomPicture } from './art/house.js';
import { GoodSign, PlayerGlass } from './art/signs.js';
import { GOOD_NAMES, SPACE_NAMES } from './words.js';

const GATHERING = ['study', 'play', 'interact', 'tempJob'] as const;

/** "{knowledge:3}": what a bundle of goods brings. */
export const signsOf = (bundle: Readonly<Partial<Record<Good, number>>>): string =>
  GOODS.flatMap((good) => ((bundle[good] ?? 0) > 0 ? [`{${good}:${bundle[good]}}`] : [])).join(' ');

const DOES: { readonly [S in Space]?: string } = {
  takeProject: 'pay a project’s level or role, get its reward §5.3',
  spend: 'buy an item or activity, one of its levels §5.7',
  getJob: 'pay, get, and earn each round; one job at most §5.8',
  relationship: 'a date, or the next level with a partner §5.9',
  overtime: `{hourglass:+${OVERTIME_HOURS}} {stress:${OVERTIME_STRESS}}, only as an adult §5.10`,
  rest: `stress ${REST_SPACES} spaces back, within its section §5.11`,
};

export const Aid = () => (
  <>
    <Part title="A round" clause="4">
      <Steps
        steps={[
          {
            title: 'Upkeep',
            words: 'New cards. Hourglasses by your stress. Then pay what you own: unpaid it goes, {sth:–1} {stress:1}. §4.5 §4.8b',
            picture: <GoodSign good="money" size={36} />,
          },
          {
            title: 'Actions',
            words: 'In turn, one hourglass at a time, into a room or on a card. Your own lies there already: {stress:1}. §4.9 §4.10',
            picture: <PlayerGlass seat={0} size={32} />,
          },
          {
            title: 'End of the round',
            words: 'Group bonuses. Most {sth} goes first next; then it returns to 0. Stress stays. §4.14 §4.17',
            picture: <GoodSign good="sth" size={36} />,
          },
        ]}
      />
    </Part>
    <Two>
      <Part title="The rooms" clause="5">
        <Figures
          plain
          rows={[
            ...GATHERING.map((space, i) => [
              { picture: <RoomPicture space={space} />, name: SPACE_NAMES[space] },
              `${signsOf(GATHERED[i] ?? {})} §${i === GATHERING.length - 1 ? '5.2' : '5.1'}`,
            ]),
            ...(['takeProject', 'spend', 'getJob', 'relationship', 'overtime', 'rest'] as const).map((space) => [
              { picture: <RoomPicture space={space} />, name: SPACE_NAMES[space] },
              DOES[space] ?? '',
            ]),
          ]}
        />
      </Part>
      <div>
        <Part title="The signs" clause="2.1">
          <Note>{GOODS.map((good) => `{${good}} ${GOOD_NAMES[good][0]}`).join(' · ')}</Note>
        </Part>
        <Part title="Stress" clause="6">
          <Figures
            head={['section', ...SECTIONS]}
            rows={[['hourglasses {hourglass}', ...SECTIONS.map((_, i) => String(hoursIn(i * SECTION_SPACES)))]]}
          />
          <Note>
            {`${SECTION_SPACES} spaces each. Beyond the last your life is over. Relax {relax} and Rest stay in the section; Good Health {health} leads into the next better one. Old age: {stress:${OLD_AGE_STRESS.standard.join(', ')}}. §6.3 §6.6 §7.3`}
          </Note>
        </Part>
        <Part title="Short-term happiness" clause="8">
          <Note>
            {
              'Each {sth} makes a level of a basic or one-round project 1 resource cheaper, every time. Give up 1 to deal a row anew. §8.3 §9.1'
            }
          </Note>
        </Part>
        <Part title="In front of you" clause="5.3b">
          <Note>
            {`${SLOTS} cards: projects, job, partners. One more: {stress:1}, and again each round. Giving one up: {sth:–1} {stress:1}. §4.7 §10.1`}
          </Note>
        </Part>
      </div>
    </Two>
    <Part title="Child traits and life goals" clause="3.6, 11.3">
      <Lines lines={[...NEWEST.traits, ...NEWEST.goals].map(({ name, text }) => `**${name}.** ${text}`)} />
    </Part>
    <Ending title="The end">
      {`Everybody has died: after round ${TEEN + options.adultRounds.default + OLD_AGE_ROUNDS} at the latest. 1 {lth} more for every ${PER_INHERITED} of a resource or money left, and for life goals to whoever is best. Most {lth} wins. §11`}
    </Ending>
  </>
);
