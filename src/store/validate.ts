/** What every store accepts, so that a match can move from one to another without a change. */
import { Complaint } from '../engine/complaint.js';

const ID = /^[\w-]{1,64}$/; // what a hundred of them take must fit into one notification of PostgreSQL
const UNSTORABLE = /\0|\p{Surrogate}/u; // PostgreSQL has no NUL in a text, and half a character has no UTF-8

export function checkId(id: string): void {
  if (!ID.test(id)) throw new Complaint(`"${id}" cannot be the id of a match: 1 to 64 letters, digits, "-" and "_".`);
}

export function checkText(text: string): void {
  if (UNSTORABLE.test(text))
    throw new Complaint('A line to be stored has a NUL or half a character in it. Lines are JSON, which writes both as "\\u....".');
}
