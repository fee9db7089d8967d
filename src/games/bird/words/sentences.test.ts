/** Everything the game says in 50 matches: without slips, and with the names that stand on the cards. */
import { sentenceTests } from '../../kit/sentence-tests.js';
import { bird } from '../index.js';
import { KINDS } from '../rules/data.js';
import { nameOf } from './names.js';

sentenceTests(bird, { pieces: KINDS.map(nameOf), never: [/Happiness bird/, /\d x \d/] });
