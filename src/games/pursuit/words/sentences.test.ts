/** Everything the game says in 50 matches: without slips, and with the names that stand on board and cards. */
import { sentenceTests } from '../../kit/sentence-tests.js';
import { pursuit } from '../index.js';

sentenceTests(pursuit, {
  pieces: ['Knowledge', 'Creativity', 'Influence', 'money', 'hourglass', 'stress', 'lasting happiness', 'short-term happiness'],
  never: [/\b(?:LTH|STH)\b/, /Take Project|Develop Relationship|Get Job/, /long-term/i, /of that you have/, /per 1\b/],
  printed: ['IT WORKS !!!', 'Sit!', 'Best Seller!', 'Start-up', 'On Television'],
});
