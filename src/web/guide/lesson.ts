/** Begins a guided round, or finds the one that was left in the middle. */
import { Complaint } from '../../engine/complaint.js';
import { carryOver } from '../session/carry-over.js';
import { archive, beginHere } from '../session/local.js';
import { useSettings } from '../settings.js';
import { loadGuide } from './library.js';

const LEFT = 'halcyon:guide:'; // which match is the guided round of a game

/** The id of the match to open. A round that was finished, or is gone, begins anew. */
export async function beginOrResume(game: string): Promise<string> {
  const kept = localStorage.getItem(LEFT + game);
  await carryOver();
  if (kept !== null && (await goesOn(kept))) return kept;
  const guide = await loadGuide(game);
  if (!guide) throw new Complaint(`There is no guided round of "${game}".`);
  const bots = guide.others.map((name) => ({ name, bot: 'sensible' as const }));
  const id = await beginHere({
    game,
    seats: [{ name: nameBeside(guide.others), bot: null }, ...bots],
    options: {},
    seed: guide.seed,
    rules: guide.rules,
    guided: true,
  });
  localStorage.setItem(LEFT + game, id);
  return id;
}

/** A round that has gone its own way is no guided one any more: the host has noted that. */
async function goesOn(id: string): Promise<boolean> {
  const note = await archive.note(id).catch(() => null);
  return note?.guided === true && note.state !== 'over';
}

/** The learner's own name, unless they have never said it or somebody at the table bears it. */
function nameBeside(others: readonly string[]): string {
  const { name } = useSettings.getState();
  return name === '' || others.includes(name) ? 'You' : name;
}
