/** RULES.md, code and tests speak of the same clauses. */
import { clauseTests } from '../kit/clause-tests.js';

clauseTests(import.meta.url);
