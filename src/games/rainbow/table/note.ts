/** The newest message of the board: what the space, the fate card or the lesson says, and to whom. */

import type { Happening } from '../../../web/table.js';
import { AREA_NAMES, BOARD, fateCard, improvementCard, quote, type RainbowEvent, type RainbowTypes } from '../face.js';

export interface Note {
  readonly text: string;
  readonly seat: number;
}

function says(event: RainbowEvent): { readonly seat: number; readonly text: string } | null {
  if (event.type === 'land') {
    const text = BOARD[event.track].spaces[event.pos]?.text;
    return text === undefined ? null : { seat: event.seat, text: quote(text) };
  }
  if (event.type === 'fate') return { seat: event.seat, text: `Fate: ${quote(fateCard(event.card).text)}` };
  if (event.type === 'improve') {
    const { text, area } = improvementCard(event.card);
    return { seat: event.seat, text: `Learns ${quote(text)} (${AREA_NAMES[area]})` };
  }
  return null;
}

export function newestNote(happenings: readonly Happening<RainbowTypes>[]): Note | null {
  const said = happenings.flatMap(({ event }) => says(event) ?? []);
  const last = said.at(-1);
  if (last === undefined) return null;
  const mine = said.filter(({ seat }) => seat === last.seat).map(({ text }) => text);
  return { seat: last.seat, text: mine.slice(-2).join(' ') };
}
