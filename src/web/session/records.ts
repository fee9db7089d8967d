/** The record of a match on this device that is not on the table. */
import type { MatchRecord } from '../../engine/record.js';
import { openClient } from '../../match/client.js';
import { localLink, openHere } from './local.js';

export async function recordOfMatch(id: string): Promise<MatchRecord> {
  await openHere(id);
  const session = openClient(localLink(id, null));
  try {
    return await session.record();
  } finally {
    session.close();
  }
}
