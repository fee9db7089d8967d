/** Which room of the house may import which, and the doors of a game's folder. */
import type { Import } from './imports.js';

/** For each room, the rooms it may import. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  match: ['engine', 'games', 'bots'],
  threads: [],
  store: ['engine', 'games', 'bots', 'match'],
  server: ['engine', 'games', 'bots', 'match', 'threads', 'store'],
  lab: ['engine', 'games', 'bots', 'match', 'threads', 'store', 'server'],
  cli: ['engine', 'games', 'bots', 'match', 'threads', 'store', 'server', 'lab'],
  web: ['engine', 'games', 'bots', 'match'],
};

const listed = new Intl.ListFormat('en-GB');

const BUILDS_THE_APP = 'src/server/offline.ts'; // a plugin of the build: it reads the files of the app, and runs none of them

const roomOf = (file: string): string | null => /^src\/(\w+)\//.exec(file)?.[1] ?? null;

/** The game whose folder a file lies in, and where in it. The kit counts as one: it is as much apart. */
function inGame(file: string): { readonly game: string; readonly part: string } | null {
  const [, game, part] = /^src\/games\/([\w-]+)\/(.+)$/.exec(file) ?? [];
  return game && part ? { game, part } : null;
}

/** Why one file may not import another, in words; null if it may. */
export function refusalOf({ from, to }: Import): string | null {
  const why = betweenRooms(from, to) ?? betweenGames(from, to);
  return why && `${from} imports ${to}: ${why}`;
}

function betweenRooms(from: string, to: string): string | null {
  if (from === BUILDS_THE_APP) return null;
  const [room, other] = [roomOf(from), roomOf(to)];
  const mayImport = room === null ? undefined : ROOMS[room];
  if (room === null || other === null || room === other || !mayImport || mayImport.includes(other)) return null;
  return `${room} may import ${mayImport.length === 0 ? 'no other room' : `${listed.format(mayImport)} only`}.`;
}

function betweenGames(from: string, to: string): string | null {
  const here = inGame(from);
  if (!here || roomOf(to) !== 'games') return null;
  const there = inGame(to);
  if (there && (there.game === here.game || there.game === 'kit')) return null;
  return 'one game never imports another, nor the list of games: what two games share belongs in the kit.';
}
