/** How one comes to a table one was told of: a link of any kind is followed, a code is looked up. */
import { Complaint } from '../../engine/complaint.js';
import { CODE_LETTERS, readCode } from '../../match/codes.js';
import { pathTo, routeOf } from '../route.js';
import { findRoom } from './api.js';

const NO_CODE = `A code has ${CODE_LETTERS} letters, like TOVAK. Or paste the whole link.`;

/** The path inside the app that a link or a code leads to. Throws a Complaint that says what is wrong with it. */
export async function follow(text: string): Promise<string> {
  const link = /^https?:\/\//i.test(text.trim()) ? linkIn(text.trim()) : null;
  if (link) return link;
  const code = readCode(text);
  if (code === null) throw new Complaint(NO_CODE);
  if (!(await findRoom(code))) throw new Complaint(`No table has the code ${code} now. Ask for it once more.`);
  return pathTo.room(code);
}

function linkIn(text: string): string {
  if (!URL.canParse(text)) throw new Complaint(NO_CODE);
  const { origin, pathname, hash } = new URL(text);
  if (origin !== location.origin) throw new Complaint('This link leads to another house. Open it in your browser.');
  if (routeOf(pathname).page === 'lost') throw new Complaint('This link leads nowhere here. Ask for it once more.');
  return pathname + hash;
}
