/** A share of what people do with a match. */
import { tryDeedsOf } from './match-shares.js';

tryDeedsOf(import.meta.url);
