/** The player aid of The Game of Happiness: what stands on the page to print. */
import { Cards, Ending, Figures, Note, Part, Steps, Two } from '../../../web/kit/book/parts.js';
import { BOARD, DEVICE, dollars, options, SOLO_TURNS, type SpaceKind, STAND_SLOTS, TRACKS, type TrackId } from '../face.js';
import { DeviceDisc, HangUpCloud, KeyPicture, SpaceDisc, WheelDisc } from './art/things.js';
import { TRACK_LABELS } from './words.js';

const count = (track: TrackId, kind: SpaceKind, amount?: number): string => {
  const found = BOARD[track].spaces.filter((space) => space.kind === kind && (amount === undefined || space.amount === amount)).length;
  return found === 0 ? '–' : String(found);
};

/** What the money spaces give. */
const AMOUNTS = [
  ...new Set(TRACKS.flatMap((track) => BOARD[track].spaces.flatMap(({ kind, amount }) => (kind === 'money' ? [amount] : [])))),
].sort((a, b) => a - b);

const numbersOn = (track: TrackId): string => {
  const { cards, outcomes } = DEVICE[BOARD[track].device];
  return [...new Set(outcomes === null ? cards : outcomes.map(({ value }) => value))].join(' ');
};

export const Aid = () => (
  <>
    <Part title="Your turn" clause="4">
      <Steps
        steps={[
          {
            title: 'On the wheel',
            words:
              'Get off at the track where a spin has stopped you, or spin once, with everybody on the wheel. Then get off, or stay. §4.2 §4.4',
            picture: (
              <span>
                <WheelDisc />
              </span>
            ),
          },
          {
            title: 'On a track',
            words: 'Use the device, move that many spaces, do what the space says. Beyond the last space you stop there. §4.10 §5.8',
            picture: (
              <span>
                <DeviceDisc track="friendship" />
              </span>
            ),
          },
          {
            title: 'Your Button',
            words: 'Once in your turn you may move it to a fate space {fate} without a Button. §7.3',
            picture: <SpaceDisc face="fate" size={46} />,
          },
        ]}
      />
    </Part>
    <Part title="The spaces" clause="6">
      <Cards
        across={2}
        cards={[
          {
            picture: <SpaceDisc face="improve" />,
            name: 'Orange: learn',
            words: 'Draw a self-improvement card. It cancels a hang-up {hang-up} of its area, or is saved. §6.4',
          },
          {
            picture: <SpaceDisc face="fate" />,
            name: 'Red: fate',
            words: 'Draw a fate card: a hang-up, a lesson, or a key. Another’s Button spares you. §6.2 §7.4',
          },
          {
            picture: <SpaceDisc face="five-hundred" />,
            name: 'Green: money',
            words: `${AMOUNTS.map(dollars).join(' or ')}. ${dollars(options.moneyGoal.default)} in all are the Money key. §6.1`,
          },
          { picture: <SpaceDisc face="back" />, name: 'Blue: back', words: 'Back to the start of the track you are on. §6.3' },
          { picture: <SpaceDisc face="last" />, name: 'The last space', words: 'Its key {key}, and back onto the wheel. §6.5' },
          { picture: <SpaceDisc face="plain" />, name: 'Plain', words: 'Nothing happens; the space only speaks. §6.6' },
        ]}
      />
    </Part>
    <Part title="The tracks" clause="2.3">
      <Figures
        head={['', 'moved by', 'numbers', 'spaces', 'learn {improve}', 'fate {fate}', ...AMOUNTS.map(dollars), 'back {back}']}
        rows={TRACKS.map((track) => [
          { picture: <DeviceDisc track={track} />, name: TRACK_LABELS[track] },
          DEVICE[BOARD[track].device].name,
          numbersOn(track),
          String(BOARD[track].spaces.length - 1),
          count(track, 'improve'),
          count(track, 'fate'),
          ...AMOUNTS.map((amount) => count(track, 'money', amount)),
          count(track, 'back'),
        ])}
      />
      <Note>Self-Improvement has no key; the Money key has no track. Any track as often as you like. §1.3 §1.4 §4.7</Note>
    </Part>
    <Two>
      <Part title="Keys and hang-ups" clause="8">
        <Figures
          plain
          rows={[
            [{ picture: <HangUpCloud size={28} />, name: 'Hang-up' }, 'goes by one card of its area. §8.1'],
            [{ picture: <KeyPicture size={28} />, name: 'Key' }, 'onto the stand when no hang-up of its area is left. §8.4'],
            [{ picture: <KeyPicture size={28} />, name: 'On the stand' }, 'it is safe for good. §8.6'],
          ]}
        />
        <Note>Cards for an area whose key stands are not needed; all others you save. It all happens by itself. §8.3 §8.8 §8.11</Note>
      </Part>
      <Part title="Buttons" clause="7">
        <Note>
          {
            'Who lands under another player’s Button {button} draws no fate card, and its owner learns something {improve}. Under your own Button you draw. §7.4 §7.5'
          }
        </Note>
        <Note>
          A spin frees everybody who waits on the wheel: they may get off where it stops. Put on the wheel, you wait for the next spin. §4.6
        </Note>
      </Part>
    </Two>
    <Ending title="The end">
      {`The first to place all ${STAND_SLOTS} keys wins, and the game is over at once, in anybody’s turn. Alone: fill the stand in as few turns as you can; ${SOLO_TURNS} are the most. §9 §10`}
    </Ending>
  </>
);
