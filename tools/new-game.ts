/** `npm run new-game <id> [-- --hands --simultaneous --dice]`: a playable game in a folder of its own, to be changed into yours. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Complaint } from '../src/engine/complaint.js';
import { readFlags, writeGame } from './new-game/make.js';

const HELP = `Writes a small card game into src/games/<id> and puts it on the list of games: rules, words, bots, tests, goldens and
records. Everybody holds a hidden hand and draws from a face-down pile; two questions are asked. Change it into yours
(CONTRIBUTING.md, "Add a game").

  npm run new-game lantern
  npm run new-game lantern -- --hands --simultaneous

  --hands          hands of five cards to choose from; two without it
  --simultaneous   all choose at once and in secret; one after the other without it
  --dice           a die decides, too`;

async function main(): Promise<void> {
  const { positionals, tokens } = parseArgs({ allowPositionals: true, strict: false, tokens: true });
  const flags = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
  if (flags.includes('help') || flags.includes('h')) {
    console.log(HELP);
    return;
  }
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new Complaint(`Say one id for the game: npm run new-game lantern. "--help" tells more.`);
  const root = fileURLToPath(new URL('..', import.meta.url));
  writeGame(root, id, readFlags(flags));
  const { playGame } = await import('./new-game/play.js'); // not before: it loads the list of games
  await playGame(root, id);
  console.log(`src/games/${id} is a game, and the last on the list in src/games/index.ts.

  npx halcyon play ${id}          play it
  npm test -- src/games           its tests, its goldens and the laws
  src/games/${id}/RULES.md     begin here to change it`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Complaint ? error.message : error);
  process.exitCode = error instanceof Complaint ? 2 : 1;
}
