/** Everything the game says in 50 matches: without slips, and with the names that stand on board, animals and stores. */
import { sentenceTests } from '../../kit/sentence-tests.js';
import { farm } from '../index.js';
import { KINDS, LANDS } from '../rules/data.js';

sentenceTests(farm, {
  pieces: [...LANDS, ...KINDS, 'hay', 'grain', 'vegetable', 'table scrap', 'egg', 'milk', 'meat', 'wool'],
  never: [/\bveg\b/, /New bugs:/, /\ba (?:milk|meat|wool)\b/],
});
