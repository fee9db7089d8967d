/** The first rounds of The Game of Happiness: wheel, tracks, buttons, hang-ups and a first key. */
import { type Guide, lesson, shownAgain, wren, you } from '../../web/guide/guide.js';

export const guide: Guide = {
  game: 'rainbow',
  rules: 1,
  seed: 'sunny 1',
  others: ['Wren'],
  script: [
    wren({ t: 'holder', h: 0 }),
    you(
      { t: 'holder', h: 1 },
      lesson('1.5', 'Fill your stand with six keys.', 'Whoever first has six different ones wins.', 'seat:0'),
      lesson('2.2', 'The Rainbow Wheel carries you.', 'Every spin brings all markers to other tracks.', 'wheel'),
      lesson('3.4', 'Put your marker at Love.', 'The wheel will turn before you get off.', 'holder:1'),
    ),
    wren({ t: 'button', track: 'friendship', pos: 2 }),
    you(
      { t: 'button', track: 'friendship', pos: 4 },
      lesson('3.5', 'This is Wren’s Happiness Button.', 'It lies on a red space, where fate cards wait.', 'button:1'),
      lesson('7.4', 'Lay your own Button here.', 'Who lands on it is spared, and you get a card.', 'space:friendship-4'),
    ),
    wren({ t: 'off' }),
    wren({ t: 'keep' }),
    you(
      { t: 'off' },
      lesson('4.3', 'The wheel turned: you face Health.', 'Wren spun it, and it carried you along.', 'marker:0'),
      lesson('4.2', 'Get off at Health.', 'You could spin instead: any track may come first.', 'track:health'),
    ),
    you(
      { t: 'button', track: 'faith', pos: 1 },
      lesson('7.3', 'Move your Button in front of Wren.', 'Helping pays: you get a card for it.', 'space:faith-1'),
    ),
    wren({ t: 'button', track: 'health', pos: 3 }),
    you(
      { t: 'button', track: 'faith', pos: 5 },
      lesson('4.10', 'The bicycle moved you 3 spaces.', 'On a track its device says how far you go.', 'track:health'),
      shownAgain('7.4', 'Wren’s Button spared you from fate.', 'Red spaces bring hang-ups. Wren got a card for it.', 'space:health-3'),
      lesson('7.3', 'Do the same for Wren.', 'Faith 5 is where Wren may land next.', 'space:faith-5'),
    ),
    wren({ t: 'button', track: 'health', pos: 6 }),
    you(
      { t: 'button', track: 'faith', pos: 8 },
      shownAgain('8.1', 'Your Button helped Wren.', 'Your card took away your hang-up on Faith.', 'key:0-faith'),
      lesson('8.4', 'Hang-ups keep keys off the stand.', 'Orange spaces give cards that take them away.', 'hang-up:0', 'pile:learn'),
      lesson('7.3', 'On with your Button, to Faith 8.', 'Wren comes that way.', 'space:faith-8'),
    ),
    wren({ t: 'button', track: 'health', pos: 9 }),
    you(
      { t: 'button', track: 'faith', pos: 14 },
      lesson('6.1', 'A green space: you got $500.', '$2,500 make the Money key, which has no track.', 'money:0', 'key:0-money'),
      lesson('7.3', 'Your Button once more: Faith 14.', 'The last red space before Wren’s goal.', 'space:faith-14'),
    ),
    wren({ t: 'button', track: 'health', pos: 11 }),
    you(
      { t: 'keep' },
      shownAgain('6.5a', 'The end of Health: its key is yours.', 'It must wait: a hang-up on Health is in the way.', 'key:0-health'),
      lesson('6.5b', 'Leave your Button where it lies.', 'You are back on the wheel: next comes a spin.', 'button:0'),
    ),
  ],
  farewell: lesson('8.11', 'Travel and help as you like. Play on!', 'Cards and keys find their places by themselves.', 'seat:0'),
};
