/** The worker: bots think and matches are played through again here, so that the page never has to wait. */
import { advise, gainBetween } from '../../bots/advise.js';
import { playOut } from '../../bots/contest.js';
import { openMinds } from '../../bots/minds.js';
import { quickChance } from '../../engine/chance.js';
import { Complaint } from '../../engine/complaint.js';
import { isUndo } from '../../engine/play.js';
import { type MatchRecord, verify } from '../../engine/record.js';
import { standings } from '../../engine/standings.js';
import { gameById } from '../../games/index.js';
import { storyOf } from '../../story/tell.js';
import type { DailyRun } from '../daily/runs.js';
import { tiesOf } from '../happiness/ties.js';
import { type Ask, reviewIn } from '../review/reviewing.js';
import type { Job, JobReply, JobRequest, Results } from './jobs.js';
import { lookedAt, spokenIn } from './looked.js';

const minds = openMinds({ clock: performance, now: () => performance.now() });

const DO: { readonly [K in Job['kind']]: (job: Extract<Job, { kind: K }>) => Results[K] } = {
  move: (job) => minds.answer({ ...job, game: gameById(job.game) }),
  forget: ({ match }) => {
    minds.forget(match);
    return null;
  },
  advise: ({ game, names, view, decision, luck }) =>
    advise(gameById(game), view, decision, quickChance(luck), { names, clock: performance }),
  story: ({ record, viewer }) => storyOf(gameById(record.game), record, viewer),
  verify: ({ record }) => checksOf(record),
  run: runOf,
  position: ({ record, entry, seat, from }) => lookedAt(record, entry, seat, from),
  spoken: ({ record, moves }) => spokenIn(record, moves),
  between: ({ game, names, view, decision, moves }) =>
    gainBetween(gameById(game), view, decision, moves, { names, futures: COMPARED, luck: decision.id }),
};

const COMPARED = 160; // futures of each move: for a sentence, and for an answer that is tried again

function runOf({ game: id, lineUp, options, seed, luck }: Extract<Job, { kind: 'run' }>): DailyRun {
  const game = gameById(id);
  const { state } = playOut(game, { lineUp, options, seed, luck: [luck] });
  const [first] = standings(game, state.shared);
  if (!first) throw new Error('nobody sat in the first seat');
  return { total: first.total, rank: first.rank, ties: tiesOf(game, state.shared, lineUp.length, first) };
}

function checksOf(record: MatchRecord): string[] {
  const game = gameById(record.game);
  verify(game, record);
  const undos = record.entries.filter(isUndo).length;
  return [
    'The seed is the one that was promised before the first move: it fits the commitment.',
    `${record.entries.length} entries were played again, and each was legal when it was made${undos > 0 ? ` (${undos} taken back)` : ''}.`,
    record.hash === null
      ? 'The match is not over, so there is no last state to compare.'
      : 'The last state is the one on the table: the hashes are equal.',
  ];
}

function work<K extends Job['kind']>(job: Extract<Job, { kind: K }>): Results[Job['kind']] {
  const kind: K = job.kind;
  return DO[kind](job);
}

/** One file serves whoever hires a worker, so that the rules of all games are built into it once. A review has its worker for itself. */
self.addEventListener('message', ({ data }: MessageEvent<JobRequest | Ask>) => {
  if ('record' in data) return reviewIn(data, (told) => self.postMessage(told));
  const reply = (answer: JobReply) => self.postMessage(answer);
  try {
    reply({ id: data.id, ok: true, result: work(data.job) });
  } catch (error) {
    const because = error instanceof Complaint || error instanceof Error ? error.message : String(error);
    reply({ id: data.id, ok: false, because });
  }
});
