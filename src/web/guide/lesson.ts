/** Begins a guided round, or finds the one that was left in the middle. */
import { Complaint } from '../../engine/complaint.js';
import { beginMatch, recallMatch } from '../play/match.js';
import { useSettings } from '../settings.js';
import { stageOf } from './guide.js';
import { loadGuide } from './library.js';

const LEFT = 'halcyon:guide:'; // which match is the guided round of a game

/** The id of the match to open. A round that was finished, has gone its own way or is gone begins anew. */
export async function beginOrResume(game: string): Promise<string> {
  const kept = localStorage.getItem(LEFT + game);
  if (kept !== null && (await goesOn(kept))) return kept;
  const guide = await loadGuide(game);
  if (!guide) throw new Complaint(`There is no guided round of "${game}".`);
  const match = await beginMatch({
    game,
    seating: [{ kind: 'me' }, ...guide.others.map(() => ({ kind: 'bot' as const, bot: 'sensible' }))],
    names: [nameBeside(guide.others), ...guide.others],
    options: {},
    seed: guide.seed,
    guide,
  });
  localStorage.setItem(LEFT + game, match.id);
  return match.id;
}

async function goesOn(id: string): Promise<boolean> {
  try {
    const { guide, table } = await recallMatch(id);
    return guide !== null && stageOf(guide, table)?.next != null;
  } catch {
    return false; // it was deleted: begin again
  }
}

/** The learner's own name, unless somebody at the table bears it. */
function nameBeside(others: readonly string[]): string {
  const { name } = useSettings.getState();
  return others.includes(name) ? 'You' : name;
}
