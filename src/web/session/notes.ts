/** The list of this device's matches, kept fresh while tabs play. */
import { useEffect, useState } from 'react';
import type { MatchNote } from './archive.js';
import { carryOver } from './carry-over.js';
import { archive } from './local.js';
import { CHANNEL, type Grown } from './protocol.js';

/** All matches, the one touched last first; null until they have been read, 'unread' where the browser's storage does not answer. */
export function useNotes(): readonly MatchNote[] | 'unread' | null {
  const [notes, setNotes] = useState<readonly MatchNote[] | 'unread' | null>(null);
  useEffect(() => {
    let left = false;
    const read = () =>
      archive.notes().then(
        (all) => left || setNotes(all),
        () => left || setNotes('unread'),
      );
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => void read());
    void carryOver().then(read);
    return () => {
      left = true;
      channel.close();
    };
  }, []);
  return notes;
}

/** Deletes a match for good, and says so to every list. */
export async function forgetMatch(id: string): Promise<void> {
  await archive.remove(id);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ match: id, lines: 0 } satisfies Grown);
  channel.close();
}
