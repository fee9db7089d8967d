/** The terms of a table with friends: time, talk, hints, and whether strangers may join. */
import type { TableSettings } from '../../match/settings.js';

export type Terms = Pick<TableSettings, 'listed' | 'clock' | 'talk' | 'absence' | 'hints'>;
export const USUAL_TERMS: Terms = { listed: false, clock: null, talk: 'chat', absence: null, hints: true };
