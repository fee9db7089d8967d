/** Everything the game says in 50 matches: without slips, and with the names that stand on board and cards. */
import { sentenceTests } from '../../kit/sentence-tests.js';
import { rainbow } from '../index.js';
import { AREA_NAMES, BOARD, TRACKS } from '../rules/data.js';

// Money and self-improvement are spoken of besides the key and the track of that name.
sentenceTests(rainbow, {
  pieces: [...Object.values(AREA_NAMES), ...TRACKS.map((track) => BOARD[track].name)].filter(
    (name) => !/Self-Improvement|Money/.test(name),
  ),
  never: [/tells \w+ \d/, /-\d/, /\bself\b(?!-)/i],
});
