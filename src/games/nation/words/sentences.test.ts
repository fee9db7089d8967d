/** Everything the game says in 50 matches: without slips, and with the names that stand on mats and cards. */
import { sentenceTests } from '../../kit/sentence-tests.js';
import { nation } from '../index.js';
import { CARDS, ROLE_NAMES } from '../rules/data.js';

sentenceTests(nation, {
  pieces: [
    ...Object.values(ROLE_NAMES),
    ...CARDS.filter(({ id }) => id !== 'birthday').map(({ name }) => name),
    'Bread',
    'Ticket',
    'Medicine',
    'Happiness',
    'Supply',
    'Foreign Countries',
  ],
  never: [/on loan from the Banker/, /: less than/],
});
