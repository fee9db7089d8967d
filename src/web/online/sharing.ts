/** Handing a link out: through whatever the device shares with, else by the clipboard. Says in words what came of it. */
import { ROOM_WORDS } from './words.js';

const { gather: W } = ROOM_WORDS;

/** True where the device itself has a sheet for sending things, as phones do. */
const hasSheet = (): boolean => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export async function handOut(link: string): Promise<string> {
  if (hasSheet()) {
    await navigator.share({ title: 'Halcyon', text: W.come, url: link }).catch(() => {}); // closing the sheet is no error
    return '';
  }
  return (await copyText(link)) ? W.sent : W.cannotCopy;
}
