/** RULES.md, code and tests speak of the same clauses. */
import { clauseTests } from '../../../src/games/kit/clause-tests.js';

clauseTests(import.meta.url);
