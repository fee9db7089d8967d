/** `halcyon ladder <game> --calibrate`: finds by play where the knobs of the five steps stand, and writes the table into the game's folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Complaint } from '../engine/complaint.js';
import type { AnyGame, GameTypes, StepRow, StepTable } from '../engine/game.js';
import { hash } from '../engine/json.js';
import { type Seed, subSeed } from '../engine/seed.js';
import { cutSteps, type Meet, showSteps, USUAL_CUT } from '../lab/steps.js';
import { alternating, openArena } from './contests.js';
import { withFile } from './files.js';
import { openMemory } from './memory.js';
import { pairOf } from './ratings.js';
import { openTerminal, type Shell } from './terminal.js';

export interface CalibrationPlan {
  readonly game: AnyGame;
  readonly seats: readonly number[];
  readonly seed: Seed;
  readonly options: GameTypes['options'];
  readonly error: number; // of the shares that are shown
  readonly sharp?: number; // the knob of the second step from the top, where it is not looked for
  readonly keeps: boolean; // the knobs as they stand: only what they win is shown again
  readonly workers: number;
  readonly file: string; // of the table
  readonly memory: string; // of what was played: whoever is stopped goes on from there
}

export async function calibrate(world: Shell, plan: CalibrationPlan): Promise<void> {
  const { game, workers } = plan;
  const terminal = openTerminal(world);
  const arena = openArena(game, workers);
  try {
    for (const seats of plan.seats) {
      terminal.print(terminal.paint.bold(`${game.about.title}: ${seats} seats`));
      const meet = remembering(world, plan, seats, meetingIn(plan, seats, arena.play));
      const sharp = plan.sharp === undefined ? {} : { sharp: plan.sharp };
      const cut = { ...USUAL_CUT, ...sharp, error: plan.error, batch: Math.max(USUAL_CUT.batch, workers) };
      const file = resolve(world.folder, plan.file);
      const say = (line: string) => terminal.print(`  ${line}`);
      keepRow(file, game, plan.keeps ? await showSteps(meet, rowIn(file, game, seats), cut, say) : await cutSteps(meet, seats, cut, say));
      const row = rowIn(file, game, seats);
      terminal.print(`  knobs ${row.knobs.join(', ')}`, '');
    }
  } finally {
    await arena.close();
  }
}

/** Every seed twice, with seats changed round. */
function meetingIn({ seed, options }: CalibrationPlan, seats: number, play: ReturnType<typeof openArena>['play']): Meet {
  return async (upper, lower, from, to, fresh) => {
    const [a, b] = [String(upper), String(lower)];
    const seeds = Array.from({ length: to - from }, (_, i) => subSeed(seed, `${fresh ? 'fresh' : 'match'} ${from + i}`));
    const both = [alternating(a, b, seats), alternating(b, a, seats)];
    const played = await play(seeds.flatMap((own) => both.map((lineUp) => ({ lineUp, options, seed: own }))));
    return seeds.map((_, i) => pairOf(a, b, played.slice(2 * i, 2 * i + 2)).share);
  };
}

/** Looks up what an earlier run has played already, and writes down what this one plays, batch by batch. */
function remembering(world: Shell, { memory, game, seed, options }: CalibrationPlan, seats: number, meet: Meet): Meet {
  const what = hash({ rules: game.rules, seats, seed, options }).slice(0, 12);
  const known = openMemory(world, memory);
  return async (upper, lower, from, to, fresh) => {
    const key = `${what}: ${upper} against ${lower}, ${fresh ? 'fresh ' : ''}seeds ${from} to ${to}`;
    const found = known.find(key);
    if (found !== undefined) return found.split(' ').map(Number);
    const shares = await meet(upper, lower, from, to, fresh);
    known.keep(key, shares.join(' '));
    return shares;
  };
}

/** The rows of this edition: those of another one hold no more. */
function rowsIn(file: string, { rules, steps }: AnyGame): readonly StepRow[] {
  const before: StepTable | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : (steps ?? null);
  return before?.rules === rules ? before.rows : [];
}

function rowIn(file: string, game: AnyGame, seats: number): StepRow {
  const row = rowsIn(file, game).find((each) => each.seats === seats);
  if (row) return row;
  throw new Complaint(`The steps are not known with ${seats} seats: "halcyon ladder ${game.id} --calibrate" comes first.`);
}

/** Writes the row among those of other numbers of seats. */
function keepRow(file: string, game: AnyGame, row: StepRow): void {
  const rows = [...rowsIn(file, game).filter(({ seats }) => seats !== row.seats), row].sort((a, b) => a.seats - b.seats);
  withFile(file, () => writeFileSync(file, spellTable({ rules: game.rules, rows })));
}

/** Writes the power of the chances that are shown into the row of its table, because it was fitted to the Steady of that row. */
export function keepPower(file: string, game: AnyGame, seats: number, power: number): void {
  keepRow(file, game, { ...rowIn(file, game, seats), power });
}

/** As the formatter would write it. */
function spellTable({ rules, rows }: StepTable): string {
  const spellRow = ({ seats, knobs, power, apart }: StepRow) => {
    const shares = apart.map(
      ({ share, low, high, matches }) => `        { "share": ${share}, "low": ${low}, "high": ${high}, "matches": ${matches} }`,
    );
    const list = shares.length === 0 ? '[]' : `[\n${shares.join(',\n')}\n      ]`;
    const raised = power === undefined ? '' : `      "power": ${power},\n`;
    return `    {\n      "seats": ${seats},\n      "knobs": [${knobs.join(', ')}],\n${raised}      "apart": ${list}\n    }`;
  };
  return `{\n  "rules": ${rules},\n  "rows": [\n${rows.map(spellRow).join(',\n')}\n  ]\n}\n`;
}
