/** Plays on from a position of the past, as a match of this device: whoever was far away is a bot there. */
import { USUAL_STEP } from '../../bots/index.js';
import type { Face } from '../../match/messages.js';
import { go, pathTo } from '../route.js';
import { importHere } from '../session/local.js';
import { branchAt, fail, type Playing, sittingOf } from '../session/store.js';

export function playOnFrom({ road, viewer }: Pick<Playing, 'road' | 'viewer'>, face: Face, entries: number): void {
  const bots = sittingOf(face).map(({ bot }, seat) => (road === 'friends' && seat !== viewer ? (bot ?? USUAL_STEP) : bot));
  branchAt(entries)
    .then((record) => importHere(JSON.stringify(record), bots))
    .then((id) => go(pathTo.match(id)), fail);
}
