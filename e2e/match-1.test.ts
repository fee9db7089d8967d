/** A share of what people do with a match: every deed once per game. */
import { FEW_CASES } from './match-cases.js';
import { tryDeedsOf } from './match-shares.js';

tryDeedsOf(import.meta.url, FEW_CASES);
