/** Giving a file to the person: through the sheet by which a phone shares things, otherwise as a download. */
import { type MatchRecord, recordText } from '../engine/record.js';

const today = (): string => new Date().toLocaleDateString('sv-SE'); // Sweden writes 2026-11-15

export const fileName = (game: string, ending: string): string => `halcyon-${game}-${today()}.${ending}`;

const recordFile = (record: MatchRecord): File =>
  new File([recordText(record)], fileName(record.game, 'json'), { type: 'application/json' });

export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Whoever closes the sheet without sharing has changed their mind, and nothing is wrong. */
export async function shareFile(file: File): Promise<void> {
  const data = { files: [file], title: file.name };
  if (!navigator.canShare?.(data)) return downloadFile(file);
  await navigator.share(data).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) downloadFile(file);
  });
}

export const saveRecord = (record: MatchRecord): void => downloadFile(recordFile(record));
export const shareRecord = (record: MatchRecord): Promise<void> => shareFile(recordFile(record));
