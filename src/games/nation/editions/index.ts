/** The editions of Happy Nation, from rules 1 on. */
import { editionsFrom } from '../../kit/editions.js';
import { CARDS, FIRST_HEAD_STARTS_BY, HEAD_STARTS_BY } from '../rules/data.js';
import { edition } from './edition.js';

const first = edition({ rules: 1, cards: CARDS, headStarts: FIRST_HEAD_STARTS_BY, ledger: false });
const second = edition({ ...first, rules: 2, ledger: true });
const third = edition({ ...second, rules: 3, headStarts: HEAD_STARTS_BY });

export const EDITIONS = editionsFrom(first, second, third);
