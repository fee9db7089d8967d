/** The places of a game before its match begins: how the seats are drawn and called where people sit down. A game without them has plain ones. */
import type { ComponentType, ReactNode } from 'react';
import type { Json, Seat } from '../../engine/game.js';

/** A place at a table of so many seats that plays with these options, all of them. */
export interface PlaceAt {
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
}

export interface Places {
  readonly caption: string; // 'Each trade is a stall in town.'
  readonly look: string; // a class of the list of places, which lays them out on their ground
  readonly Ground: ComponentType<{ readonly free: readonly boolean[] }>; // what lies behind them all, by seat
  readonly Sign: ComponentType<PlaceAt & { readonly free: boolean }>; // what stands at a place, an svg or two; in lines only while it is free
  readonly title: (place: PlaceAt) => string; // 'Doctor'
  readonly does?: (place: PlaceAt) => string; // 'heals the sick': what is said of it while nobody sits there
  readonly who: (place: PlaceAt) => string; // 'Who is the Doctor?'
  readonly add: string; // 'Add a seat'
  readonly laid: (seats: number, words: string) => string; // 'The table is laid for three'; `words` is the number as a word
  readonly lot?: Lot;
  readonly middle?: true; // the seats stand around the ground: what lies on the table lies between them
  readonly presets: readonly ReactNode[]; // a picture of 60 by 44 for each preset of the box
}

/** What may be drawn by lot instead of following from the seat. */
export interface Lot {
  readonly option: string;
  readonly label: string; // 'Draw who begins'
  readonly drawn: Json; // the value of the option
  readonly kept: Json | null; // ... where the lot is not drawn; null: the number of the seat that begins
}
