/** Which room of the house may import which, and the doors of a game's folder. */
import type { Import } from './imports.js';

/** For each room, the rooms it may import. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  story: ['engine', 'games'],
  review: ['engine', 'games', 'bots'],
  match: ['engine', 'games', 'bots'],
  threads: [],
  store: ['engine', 'games', 'bots', 'match'],
  server: ['engine', 'games', 'bots', 'match', 'threads', 'store'],
  lab: ['engine', 'games', 'bots', 'review', 'match', 'threads', 'store', 'server'],
  cli: ['engine', 'games', 'bots', 'review', 'match', 'threads', 'store', 'server', 'lab'],
  package: ['engine', 'games', 'bots', 'match'],
  web: ['engine', 'games', 'bots', 'story', 'review', 'match'],
};

const listed = new Intl.ListFormat('en-GB');

/** The game whose folder a file lies in, and where in it. The kit counts as one: it is as much apart. */
function inGame(file: string): { readonly game: string; readonly part: string } | null {
  const [, game, part] = /^src\/games\/([\w-]+)\/(.+)$/.exec(file) ?? [];
  return game && part ? { game, part } : null;
}

/** Table and guided round are the browser's, though they lie in the game's folder. */
const isShown = (part: string): boolean => part.startsWith('table/') || part === 'guide.ts';
const isPrivate = (part: string): boolean => /^(rules|words|mind)\//.test(part);
const isTest = (file: string): boolean => /\.(test|build)\.ts$/.test(file); // what is built for tests belongs to them

function roomOf(file: string): string | null {
  const inside = inGame(file);
  return inside && isShown(inside.part) ? 'web' : (/^src\/(\w+)\//.exec(file)?.[1] ?? null);
}

/** Why one file may not import another, in words; null if it may. */
export function refusalOf({ from, to }: Import): string | null {
  const why = betweenRooms(from, to) ?? betweenGames(from, to) ?? intoGame(from, to) ?? outOfTable(from, to);
  return why && `${from} imports ${to}: ${why}`;
}

function betweenRooms(from: string, to: string): string | null {
  const [room, other] = [roomOf(from), roomOf(to)];
  const mayImport = room === null ? undefined : ROOMS[room];
  if (room === null || other === null || room === other || !mayImport || mayImport.includes(other)) return null;
  return `${room} may import ${mayImport.length === 0 ? 'no other room' : `${listed.format(mayImport)} only`}.`;
}

function betweenGames(from: string, to: string): string | null {
  const here = inGame(from);
  const there = inGame(to);
  if (!here || !to.startsWith('src/games/') || there?.game === here.game || there?.game === 'kit') return null;
  return 'one game never imports another, nor the list of games: what two games share belongs in the kit.';
}

function intoGame(from: string, to: string): string | null {
  const there = inGame(to);
  if (!there || inGame(from)?.game === there.game) return null;
  if (isPrivate(there.part)) return 'rules, words and mind are private to their game: index, box and face are its doors.';
  return isShown(there.part) && roomOf(from) !== 'web' ? 'only the browser app shows a table and a guided round.' : null;
}

/** What a table knows of the world. Its tests may look further. */
function outOfTable(from: string, to: string): string | null {
  const here = inGame(from);
  if (!here || !isShown(here.part) || isTest(from)) return null;
  const there = inGame(to);
  const known = there
    ? isShown(there.part) || there.part === 'face.ts' || there.part === 'box.ts' || there.part.startsWith('records/')
    : /^src\/(engine\/|web\/(kit|art)\/|web\/(table|guide\/guide)\.ts$)/.test(to);
  return known
    ? null
    : 'a table and a guided round know face, box and records of their game, the engine, and the kit, art and table.ts of the browser app.';
}
