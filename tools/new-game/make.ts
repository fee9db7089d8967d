/** Writes a new game into its folder and into the list of games. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Complaint } from '../../src/engine/complaint.js';
import { nearest } from '../../src/games/nearest.js';
import { writeClauseTable } from '../clause-table.js';
import { FLAGS, type Flag, inGame, variantOf } from './variants.js';

const sample = fileURLToPath(new URL('sample', import.meta.url));

/** Names that are taken in `src/games`, by `src/games/index.ts` or by JavaScript. */
const TAKEN = new Set(
  'kit index nearest games sample constructor break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield await async arguments eval undefined'.split(
    ' ',
  ),
);

/** `root` is the folder of the repository, `id` the id of the game to be. */
export function refuseId(root: string, id: string): void {
  if (!/^[a-z][a-z0-9]{1,23}$/.test(id))
    throw new Complaint(`"${id}" cannot be the id of a game. It is 2 to 24 small letters and digits and begins with a letter: lantern.`);
  if (TAKEN.has(id)) throw new Complaint(`"${id}" cannot be the id of a game: the word is taken. Choose another one.`);
  if (existsSync(join(root, 'src/games', id)))
    throw new Complaint(`src/games/${id} exists already. Choose another id, or remove the folder.`);
}

export function readFlags(names: readonly string[]): ReadonlySet<Flag> {
  return new Set(
    names.map((name) => {
      const flag = FLAGS.find((each) => each === name);
      if (flag !== undefined) return flag;
      const guess = nearest(name, FLAGS);
      throw new Complaint(
        `There is no --${name}.${guess ? ` Did you mean --${guess}?` : ''} A new game can have ${FLAGS.map((each) => `--${each}`).join(', ')}.`,
      );
    }),
  );
}

/** All but goldens and records, which want the game to be played. */
export function writeGame(root: string, id: string, flags: ReadonlySet<Flag>): void {
  refuseId(root, id);
  const list = join(root, 'src/games/index.ts');
  const listed = onTheList(readFileSync(list, 'utf8'), id);
  const folder = join(root, 'src/games', id);
  for (const file of readdirSync(sample, { recursive: true, encoding: 'utf8' })) {
    if (statSync(join(sample, file)).isDirectory()) continue;
    const place = join(folder, inGame(file, file, id));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, inGame(file, variantOf(file, readFileSync(join(sample, file), 'utf8'), flags), id));
  }
  writeClauseTable(folder);
  writeFileSync(list, listed);
  // Another name sorts differently and has another length: imports and line breaks are put in order.
  const biome = join(root, 'node_modules/.bin/biome');
  execFileSync(biome, ['check', '--write', folder, list], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** `src/games/index.ts` with the game at the end of its list. */
export function onTheList(source: string, id: string): string {
  const imported = source.replace(/(?=^import \{ nearest \} from)/m, `import { ${id} } from './${id}/index.js';\n`);
  const listed = imported.replace(/^(export const games: Shelf = \{[^}]*?),? \};$/m, `$1, ${id} };`);
  if (imported === source || listed === imported)
    throw new Error('src/games/index.ts has no imports or no line "export const games: Shelf = { … };".');
  return listed;
}
