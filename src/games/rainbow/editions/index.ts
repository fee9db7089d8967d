/** The editions of The Game of Happiness, from rules 1 on. */
import { editionsFrom } from '../../kit/editions.js';
import { FATE_IDS, IMPROVEMENT_IDS } from '../rules/cards.js';
import { edition } from './edition.js';

export const EDITIONS = editionsFrom(edition({ rules: 1, improvements: IMPROVEMENT_IDS, fate: FATE_IDS }));
