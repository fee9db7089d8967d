/** What is said of a match that whoever runs the server has ended. */
import type { Face } from '../../match/messages.js';
import { NOTES } from '../../match/settings.js';

export const closedWords = ({ word }: NonNullable<Face['closed']>): string =>
  word === '' ? NOTES.closed() : `${NOTES.closed()} They say: “${word}”`;
