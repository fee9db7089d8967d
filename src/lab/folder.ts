/** A result folder: the plan, the matches measured so far, and at the end one file with all of them. What is once written is never lost. */
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Complaint } from '../engine/complaint.js';
import type { Shelf } from '../games/index.js';
import type { MatchResult, MatchRow } from './measure.js';
import { choicesFile, type MeasuredMatches, matchesFile, questionsFile, readMatches } from './parquet.js';
import { cellsOf, checkPlan, type Plan, writtenPlan } from './plan.js';
import { addTallies, NO_TALLIES, type Tallies } from './tallies.js';

export interface Folder {
  readonly id: string; // the same for as long as the run goes on, also after a stop
  readonly done: number;
  has(cell: number, match: number): boolean;
  /** Takes in finished matches; one that is already there is not counted twice. They are on the disk after `flush`. */
  add(results: readonly MatchResult[]): void;
  flush(): void;
  /** Once all matches are there: one file for all of them. */
  finish(): void;
  close(): void;
}

const PLAN_FILE = 'plan.json';
const ALL_FILE = 'matches.parquet';
const PARTS = 'parts';
const LOCK = 'in-use';
const ID = 'run-id';

/** Writes under another name first: a file that has its name is whole. */
function writeWhole(file: string, content: Uint8Array | string): void {
  const fresh = `${file}.tmp`;
  const handle = openSync(fresh, 'w');
  try {
    writeSync(handle, typeof content === 'string' ? Buffer.from(content) : content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(fresh, file);
}

/** Opens a folder for a plan, new or begun before. `say` hears what was found to be damaged. */
export async function openFolder(path: string, plan: Plan, say: (sentence: string) => void): Promise<Folder> {
  mkdirSync(join(path, PARTS), { recursive: true });
  const unlock = lock(path);
  try {
    checkSamePlan(path, plan);
    writeWhole(join(path, PLAN_FILE), `${JSON.stringify(writtenPlan(plan), null, 2)}\n`);
    return await begun(path, plan, unlock, say);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function begun(path: string, plan: Plan, unlock: () => void, say: (sentence: string) => void): Promise<Folder> {
  const all = newSum(plan);
  const known = new Set<number>();
  let waiting: MatchResult[] = [];
  let parts = 0;
  for (const file of filesIn(path)) {
    const measured = await readOr(join(path, file), say);
    if (measured) all.add(measured);
    parts = Math.max(parts, Number.parseInt(file.slice(PARTS.length + 1), 10) || 0);
  }
  for (const { cell, match } of all.rows) known.add(keyOf(cell, match));
  const folder: Folder = {
    id: idOf(path),
    get done() {
      return known.size;
    },
    has: (cell, match) => known.has(keyOf(cell, match)),
    add(results) {
      for (const result of results) {
        if (known.has(keyOf(result.cell, result.match))) continue;
        known.add(keyOf(result.cell, result.match));
        waiting.push(result);
      }
    },
    flush() {
      if (waiting.length === 0) return;
      const part = newSum(plan);
      for (const { tallies, ...row } of waiting) part.addRow(row, tallies);
      writeWhole(join(path, PARTS, `${String(++parts).padStart(6, '0')}.parquet`), matchesFile(plan, part.inOrder()));
      all.add(part);
      waiting = [];
    },
    finish() {
      folder.flush();
      const measured = all.inOrder();
      writeWhole(join(path, ALL_FILE), matchesFile(plan, measured));
      writeWhole(join(path, 'questions.parquet'), questionsFile(plan, measured));
      writeWhole(join(path, 'choices.parquet'), choicesFile(plan, measured));
      rmSync(join(path, PARTS), { recursive: true, force: true });
      rmSync(join(path, ID), { force: true });
    },
    close: unlock,
  };
  return folder;
}

function idOf(path: string): string {
  const file = join(path, ID);
  if (!existsSync(file)) writeWhole(file, randomUUID());
  return readFileSync(file, 'utf8');
}

const keyOf = (cell: number, match: number): number => cell * 2 ** 24 + match; // a plan asks for no more than ten million

function newSum(plan: Plan) {
  const rows: MatchRow[] = [];
  const tallies: Tallies[] = cellsOf(plan).map(() => NO_TALLIES);
  const addTo = (cell: number, more: Tallies) => {
    tallies[cell] = addTallies(tallies[cell] ?? NO_TALLIES, more);
  };
  return {
    rows,
    tallies,
    addRow(row: MatchRow, more: Tallies) {
      rows.push(row);
      addTo(row.cell, more);
    },
    add(measured: MeasuredMatches) {
      for (const row of measured.rows) rows.push(row);
      for (const [cell, more] of measured.tallies.entries()) addTo(cell, more);
    },
    inOrder: (): MeasuredMatches => ({ rows: rows.toSorted((a, b) => a.cell - b.cell || a.match - b.match), tallies }),
  };
}

/** The whole of an earlier run first, if there is one, then the parts. What was being written when a run ended has no name yet and goes. */
function filesIn(path: string): string[] {
  for (const folder of [path, join(path, PARTS)])
    for (const file of existsSync(folder) ? readdirSync(folder) : []) if (file.endsWith('.tmp')) rmSync(join(folder, file));
  const all = existsSync(join(path, ALL_FILE)) ? [ALL_FILE] : [];
  const parts = existsSync(join(path, PARTS))
    ? readdirSync(join(path, PARTS))
        .filter((file) => file.endsWith('.parquet'))
        .sort()
    : [];
  return [...all, ...parts.map((file) => join(PARTS, file))];
}

/** A file that cannot be read is set aside under another name, and its matches are played again. */
async function readOr(file: string, say: (sentence: string) => void): Promise<MeasuredMatches | null> {
  try {
    return await readMatches(readFileSync(file));
  } catch (error) {
    renameSync(file, `${file}.broken`);
    say(
      `${file} is not a whole result file (${error instanceof Error ? error.message : error}). It is now called ${file}.broken, and its matches are played again; all others are kept.`,
    );
    return null;
  }
}

function storedPlan(path: string, shelf?: Shelf): { readonly plan: Plan; readonly rules: unknown } | null {
  const file = join(path, PLAN_FILE);
  if (!existsSync(file)) return null;
  try {
    const { rules, ...fields }: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
    return { plan: checkPlan(fields, shelf), rules };
  } catch (error) {
    throw new Complaint(
      `${file} cannot be read as a plan, so nobody can say what the results beside it are of: ${error instanceof Error ? error.message : error} Mend it, or choose another folder.`,
    );
  }
}

/** The same plan may go on, and it may ask for more matches than before. */
function checkSamePlan(path: string, plan: Plan): void {
  const before = storedPlan(path, { [plan.game.id]: plan.game });
  if (!before) return;
  const [old, now]: Record<string, unknown>[] = [{ ...writtenPlan(before.plan), rules: before.rules }, { ...writtenPlan(plan) }];
  const other = Object.keys(now ?? {}).find(
    (field) => field !== 'matches' && JSON.stringify(old?.[field]) !== JSON.stringify(now?.[field]),
  );
  if (other !== undefined)
    throw new Complaint(
      `${path} holds the results of another plan: "${other}" was ${JSON.stringify(old?.[other])} and is now ${JSON.stringify(now?.[other])}. Choose another folder with --out.`,
    );
  if (before.plan.matches > plan.matches)
    throw new Complaint(
      `${path} was begun with ${before.plan.matches} matches at each table; the plan now asks for ${plan.matches}, which would throw results away. Choose another folder with --out.`,
    );
}

/** What a folder holds, for a report; finished or not. Throws a Complaint where there is nothing to report on. */
export async function readFolder(
  path: string,
  say: (sentence: string) => void,
  shelf?: Shelf,
): Promise<{ readonly plan: Plan; readonly measured: MeasuredMatches }> {
  const stored = storedPlan(path, shelf);
  if (!stored) throw new Complaint(`${path} is no result folder: it has no ${PLAN_FILE}. "halcyon lab run" makes one.`);
  const all = newSum(stored.plan);
  for (const file of readable(path)) {
    try {
      all.add(await readMatches(readFileSync(join(path, file))));
    } catch (error) {
      say(
        `${join(path, file)} is not a whole result file (${error instanceof Error ? error.message : error}) and was left out. "halcyon lab run" plays its matches again.`,
      );
    }
  }
  if (all.rows.length === 0) throw new Complaint(`${path} has no finished match yet. Run "halcyon lab run" first.`);
  return { plan: stored.plan, measured: all.inOrder() };
}

function readable(path: string): string[] {
  const parts = existsSync(join(path, PARTS)) ? readdirSync(join(path, PARTS)) : [];
  const files = [...(existsSync(join(path, ALL_FILE)) ? [ALL_FILE] : []), ...parts.sort().map((file) => join(PARTS, file))];
  return files.filter((file) => file.endsWith('.parquet'));
}

/** One run at a time: two would count the same matches twice. A lock whose holder is gone is taken over. */
function lock(path: string): () => void {
  const file = join(path, LOCK);
  const mine = `${process.pid} ${hostname()}\n`;
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, mine);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const [pid, host] = readFileSync(file, 'utf8').trim().split(' ');
      if (attempt > 0 || host !== hostname() || isAlive(Number(pid)))
        throw new Complaint(`${path} is in use by process ${pid} on ${host}. Wait for it, or delete ${file} if it is gone.`);
      rmSync(file, { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
