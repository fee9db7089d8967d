/** One plan on many machines: jobs on a PostgreSQL queue, workers that take them, and the results on their way back. */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { Complaint } from '../engine/complaint.js';
import type { Folder } from './folder.js';
import type { MatchResult } from './measure.js';
import { cellsOf, checkPlan, jobOf, type MatchJob, type Plan, type WrittenPlan, writtenPlan } from './plan.js';
import { matchesIn, missing, type RunControl } from './run.js';
import type { Workers } from './worker-pool.js';

const SCHEMA = 'halcyon_lab';
const WORK = 'work';
const DEAD_AFTER_S = 8; // a job whose worker has not been heard of for so long is given to another
const HEARTBEAT_MS = 2000;
const POLL_MS = 400;
const TRIES = 20; // workers may die on a job so often before it is given up
const JOBS = 400; // a plan is cut into about so many
const LARGEST_JOB = 200;

/** A job names matches by table and number: with the plan that is all a worker needs. */
interface Job {
  readonly plan: WrittenPlan & { readonly rules: number };
  readonly matches: readonly (readonly [cell: number, match: number])[];
  readonly results: string; // the queue that the results go to
}
interface Delivery {
  readonly results: readonly MatchResult[];
}

async function connect(url: string, say: (sentence: string) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: 'halcyon lab',
    supervise: false,
    schedule: false,
    max: 4,
  });
  boss.on('error', (error) => say(`The job queue reports: ${error.message}`));
  try {
    await boss.start();
    await boss.createQueue(WORK, { name: WORK, policy: 'standard' });
    return boss;
  } catch (error) {
    const { host } = URL.canParse(url) ? new URL(url) : { host: 'DATABASE_URL' };
    throw new Complaint(
      `The PostgreSQL at ${host || 'DATABASE_URL'} does not serve as a job queue: ${reasonOf(error)}. Check DATABASE_URL.`,
    );
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message || error.name : String(error);
};

/** What the system or PostgreSQL reports has a code; a fault of ours has none. */
const isOutside = (error: unknown): boolean => error instanceof Error && ('code' in error || error instanceof AggregateError);

const leave = (boss: PgBoss): Promise<void> => boss.stop({ graceful: false, wait: true, close: true });

/** The missing matches in jobs of one size, so that a run that goes on after a stop makes the same jobs again. */
function jobsOf(plan: Plan, folder: Folder): (Job & { readonly id: string })[] {
  const size = Math.max(1, Math.min(LARGEST_JOB, Math.ceil(matchesIn(plan) / JOBS)));
  const left = [...missing(plan, folder.has)].map(({ cell, match }) => [cell, match] as const);
  const groups = Array.from({ length: Math.ceil(left.length / size) }, (_, i) => left.slice(i * size, (i + 1) * size));
  return groups.map((matches) => ({
    id: uuidOf(`${folder.id} ${JSON.stringify(matches)}`),
    plan: writtenPlan(plan),
    matches,
    results: queueOf(folder),
  }));
}

const queueOf = (folder: Folder): string => `results-${folder.id}`;

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Hands a plan out and gathers the results until it is finished (true) or told to stop. With workers of its own it works along. */
export async function runOnQueue(
  url: string,
  plan: Plan,
  folder: Folder,
  pool: Workers | null,
  run: RunControl & { say(sentence: string): void },
): Promise<boolean> {
  const boss = await connect(url, run.say);
  const done = new AbortController();
  try {
    await boss.createQueue(queueOf(folder), { name: queueOf(folder), policy: 'standard' });
    await gather(boss, folder, run); // what came after an earlier run was stopped
    const jobs = jobsOf(plan, folder);
    for (const job of jobs) await handOut(boss, job);
    const shift = { stop: AbortSignal.any([run.stop, done.signal]), untilIdle: false, say: run.say };
    const helping = pool ? workOn(boss, pool, shift) : Promise.resolve();
    await Promise.all([gatherAll(boss, plan, folder, jobs, run).finally(() => done.abort()), helping]);
    if (folder.done < matchesIn(plan)) return false;
    await boss.deleteQueue(queueOf(folder));
    if (jobs.length > 0)
      await boss.deleteJob(
        WORK,
        jobs.map(({ id }) => id),
      );
  } catch (error) {
    if (error instanceof Complaint || !isOutside(error)) throw error;
    throw new Complaint(`The job queue failed: ${reasonOf(error)}. What is finished is kept; the same command goes on from here.`);
  } finally {
    folder.flush();
    await leave(boss);
  }
  folder.finish();
  return true;
}

/** A job of an earlier run that is still to be done stays; one that is over and whose results did not come is asked for anew. */
async function handOut(boss: PgBoss, { id, ...data }: Job & { readonly id: string }): Promise<void> {
  const before = await boss.getJobById(WORK, id);
  if (before && ['created', 'retry', 'active'].includes(before.state)) return;
  if (before) await boss.deleteJob(WORK, id);
  await boss.insert([{ id, name: WORK, data, retryLimit: TRIES, expireInSeconds: DEAD_AFTER_S }]);
}

async function gatherAll(
  boss: PgBoss,
  plan: Plan,
  folder: Folder,
  jobs: readonly { readonly id: string }[],
  run: RunControl,
): Promise<void> {
  let looked = performance.now();
  while (folder.done < matchesIn(plan) && !run.stop.aborted) {
    if ((await gather(boss, folder, run)) > 0) continue;
    if (performance.now() - looked > HEARTBEAT_MS) {
      looked = performance.now();
      await boss.expire();
      await checkFailed(boss, jobs);
    }
    await wait(POLL_MS);
  }
}

/** Takes results in. They leave the queue once they are on the disk. */
async function gather(boss: PgBoss, folder: Folder, { onProgress }: RunControl): Promise<number> {
  const queue = queueOf(folder);
  let gathered = 0;
  for (;;) {
    const deliveries = await boss.fetch<Delivery>(queue, { batchSize: 20 });
    if (deliveries.length === 0) return gathered;
    for (const { data } of deliveries) folder.add(data.results);
    folder.flush();
    await boss.deleteJob(
      queue,
      deliveries.map(({ id }) => id),
    );
    gathered += deliveries.length;
    onProgress(folder.done);
  }
}

async function checkFailed(boss: PgBoss, jobs: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of jobs) {
    const job = await boss.getJobById(WORK, id);
    if (job?.state !== 'failed') continue;
    throw new Complaint(
      `A job was tried ${TRIES + 1} times in vain: ${JSON.stringify(job.output)}. What is finished is kept; the same command tries again.`,
    );
  }
}

interface Shift {
  readonly stop: AbortSignal;
  readonly untilIdle: boolean; // end when there is nothing left to do
  say(sentence: string): void;
  onPlayed?(matches: number): void;
}

/** `halcyon lab worker`: takes jobs until told to stop. Gives back how many matches it played. */
export async function workOnQueue(url: string, pool: Workers, shift: Shift): Promise<number> {
  const boss = await connect(url, shift.say);
  let played = 0;
  try {
    await workOn(boss, pool, {
      ...shift,
      onPlayed(matches) {
        played += matches;
        shift.say(`${played} matches played`);
      },
    });
  } finally {
    await leave(boss);
  }
  return played;
}

async function workOn(boss: PgBoss, pool: Workers, { stop, untilIdle, say, onPlayed }: Shift): Promise<void> {
  const mine = new Set<string>();
  const heart = setInterval(() => void beat(boss, mine).catch(() => {}), HEARTBEAT_MS); // if it cannot be heard, others take over, as they should
  const worker = async () => {
    while (!stop.aborted) {
      try {
        const [job] = await boss.fetch<Job>(WORK);
        if (job) {
          const played = await workOff(boss, pool, job, mine);
          onPlayed?.(played);
        } else if (untilIdle && mine.size === 0) return;
        else {
          await boss.expire();
          await wait(POLL_MS);
        }
      } catch (error) {
        if (!isOutside(error)) throw error;
        say(`The job queue does not answer (${reasonOf(error)}). Trying again.`);
        await wait(HEARTBEAT_MS);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: pool.many }, worker));
  } finally {
    clearInterval(heart);
  }
}

/** Plays one job and sends the results; where that cannot be done the job goes back with the reason. */
async function workOff(boss: PgBoss, pool: Workers, { id, data }: PgBoss.Job<Job>, mine: Set<string>): Promise<number> {
  mine.add(id);
  try {
    const results = await pool.play(matchJobsOf(data));
    await boss.send(data.results, { results }, { expireInSeconds: DEAD_AFTER_S, retryLimit: TRIES });
    await boss.complete(WORK, id);
    return results.length;
  } catch (error) {
    await boss.fail(WORK, id, { message: reasonOf(error) });
    return 0;
  } finally {
    mine.delete(id);
  }
}

/** A match of strong bots takes minutes, a dead worker should be noticed in seconds: so a job's time begins anew while its worker lives. The library has no call for it. */
async function beat(boss: PgBoss, jobs: ReadonlySet<string>): Promise<void> {
  if (jobs.size === 0) return;
  await boss
    .getDb()
    .executeSql(`update ${SCHEMA}.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'`, [
      WORK,
      [...jobs],
    ]);
}

/** What comes from the queue is checked like any plan, and must be played by the same rules. */
function matchJobsOf({ plan: { rules, ...fields }, matches }: Job): MatchJob[] {
  const plan = checkPlan(fields);
  if (plan.game.rules !== rules)
    throw new Error(
      `this worker knows rules ${plan.game.rules} of ${plan.game.id}, the plan is for ${rules}: run the same version everywhere`,
    );
  const cells = cellsOf(plan);
  return matches.flatMap(([index, match]) => {
    const cell = cells[index];
    return cell ? [jobOf(plan, cell, match)] : [];
  });
}
