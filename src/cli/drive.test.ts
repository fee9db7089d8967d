/** `halcyon drive`: the protocol of docs/drive.md. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseRecord, verify } from '../engine/record.js';
import { gameById } from '../games/index.js';
import { halcyon, inFolder, testShelf } from './testing/world.js';

/** Sends these messages and gives back all that was printed. */
async function drive(flags: string, ...messages: (object | string)[]) {
  const input = messages.map((message) => `${typeof message === 'string' ? message : JSON.stringify(message)}\n`).join('');
  const { code, out } = await halcyon(`drive ${flags}`, { input });
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('a state', () => {
  it('shows the open decisions, their moves, a view per seat and one for a spectator, and what each of them heard', async () => {
    const [state] = await drive('sealed --seats 3 --seed tea');
    expect(state).toMatchObject({ type: 'state', entries: 0, over: false, open: [{ id: 0, seat: 0, kind: 'offer', veiled: false }] });
    expect(state.moves).toEqual({ 0: [{ offer: 1 }, { offer: 2 }, { offer: 3 }] });
    expect(state.views.map((view: { seat: number | null }) => view.seat)).toEqual([0, 1, 2, null]);
    expect(state.events.length).toBe(4);
  });

  it('keeps the secrets of a seat from the others', async () => {
    const [state] = await drive('sealed --seats 2 --seed tea');
    const [ada, ben, spectator] = state.events.map((events: { type: string; seat?: number }[]) =>
      events.filter(({ type }) => type === 'drew').map(({ seat }) => seat),
    );
    expect([ada, ben, spectator]).toEqual([[0, 0, 0], [1, 1, 1], []]);
    expect(state.views[2].mine).toBe(null);
    expect(state.views[0].mine.hand.length).toBe(3);
    expect(state.views[0].others).toEqual([{ hand: 3 }, { hand: 3 }]);
  });

  it('hides what a veiled decision asks', async () => {
    const play = [
      { decision: 0, move: { offer: 1 } },
      { decision: 1, move: { wind: 1 } },
    ];
    const bids = (await drive('sealed --seats 2 --seed tea', ...play)).at(-1);
    const answers = bids.open.map(({ id }: { id: number }) => ({ decision: id, move: bids.moves[id][0] }));
    const storm = (await drive('sealed --seats 2 --seed tea', ...play, ...answers)).at(-1);
    const asked = storm.open.find(({ veiled }: { veiled: boolean }) => veiled);
    expect(asked.kind).toBe('shield');
    for (const view of storm.views) {
      const seen = view.open.find(({ id }: { id: number }) => id === asked.id);
      expect(seen.kind).toBe(view.seat === asked.seat ? 'shield' : 'veiled');
    }
  });

  it('tells the events of the newest step only', async () => {
    const [first, second] = await drive('bird --seed tea', { decision: 0, move: { t: 'pass' } });
    expect(first.events[0][0].type).toBe('first');
    expect(second.events[0].map(({ type }: { type: string }) => type)).toContain('please');
    expect(second.events[0].map(({ type }: { type: string }) => type)).not.toContain('first');
    expect(second.entries).toBe(1);
  });
});

describe('a line that cannot be followed', () => {
  it.each([
    ['hello', 'This line is not a JSON object.'],
    ['[1]', 'This line is not a JSON object.'],
    ['null', 'This line is not a JSON object.'],
    [{ type: 'dance' }, 'There is no message of type "dance". The types are: answer, undo, why, record.'],
    [{ type: 'toString' }, 'There is no message of type "toString".'],
    [{ move: { t: 'pass' } }, '"decision" should be the id of an open decision.'],
    [{ decision: 0 }, '"move" is missing.'],
    [{ decision: 7, move: { t: 'pass' } }, 'This question has not been asked.'],
    [{ decision: 0, move: { t: 'pass' }, seat: 0 }, 'This question is for another seat.'],
    [{ decision: 0, move: { t: 'pass' }, seat: 'Ada' }, '"seat" should be the number of a seat'],
    [{ decision: 0, move: { t: 'take', card: 'bird2' } }, 'Two birds cost 3 clover power; you have 1.'],
    [{ decision: 0, move: 'dance' }, 'That is not one of the possible answers'],
    [{ type: 'undo' }, '"seat" should be the seat that takes back, from 0 to 1.'],
    [{ type: 'undo', seat: 1 }, 'You have not decided anything yet.'],
    [{ type: 'undo', seat: 1, granted: 'all' }, '"granted" should be the list of seats that agree'],
    [{ type: 'why', decision: 9 }, '"decision" should be the id of an open decision.'],
  ])('%j gets a reason, and the match goes on', async (message, reason) => {
    const replies = await drive('bird --seats 2 --seed tea', message, '', { decision: 0, move: { t: 'pass' } });
    expect(replies.length).toBe(3);
    expect(replies[1].type).toBe('error');
    expect(replies[1].reason).toContain(reason);
    expect(replies[2].type).toBe('state');
  });

  it('names the clause where a rule forbids it', async () => {
    const [, error] = await drive('bird --seats 2 --seed tea', { decision: 0, move: { t: 'take', card: 'bird2' } });
    expect(error.clause).toBe('4.4b');
  });

  it('is recognised when an answer comes twice', async () => {
    const pass = { decision: 0, move: { t: 'pass' } };
    const [, , again] = await drive('bird --seats 2 --seed tea', pass, pass);
    expect(again).toEqual({ type: 'error', reason: 'This question has already been answered.' });
  });
});

it('says why, with the moves that are refused', async () => {
  const [, why] = await drive('bird --seats 2 --seed tea', { type: 'why', decision: 0 });
  expect(why.type).toBe('why');
  expect(why.refusals).toContainEqual({
    move: { t: 'take', card: 'bird2' },
    clause: '4.4b',
    because: 'Two birds cost 3 clover power; you have 1.',
  });
});

it('takes back freely where nobody has learned anything, else with the consent of the others', async () => {
  const free = await drive('sealed --seed tea', { decision: 0, move: { offer: 1 } }, { type: 'undo', seat: 0 });
  expect(free[2]).toMatchObject({ type: 'state', entries: 2, open: [{ seat: 0, kind: 'offer' }] });
  expect(free[2].open[0].id).toBeGreaterThan(free[1].open[0].id);
  const pass = { decision: 0, move: { t: 'pass' } };
  const [, , refused, granted] = await drive('bird --seed tea', pass, { type: 'undo', seat: 1 }, { type: 'undo', seat: 1, granted: [0] });
  expect(refused.reason).toContain('The others must agree.');
  expect(granted).toMatchObject({ type: 'state', entries: 2, open: [{ seat: 1, kind: 'main' }] });
});

it('gives the record at any time, and it verifies', async () => {
  const [, , { record }] = await drive('bird --seed tea', { decision: 0, move: { t: 'pass' } }, { type: 'record' });
  const table = verify(gameById('bird', testShelf), parseRecord(JSON.stringify(record)));
  expect(table.entries.length).toBe(1);
});

it('plays forced decisions with --forced and leaves them open without', async () => {
  const [left] = await drive('sealed --option prizes=1 --seed tea');
  expect(left.open[0].kind).toBe('offer');
  const [played] = await drive('sealed --option prizes=1 --seed tea --forced');
  expect(played.open[0].kind).toBe('wind');
  expect(played.entries).toBe(1);
  expect(played.events[2].map(({ type }: { type: string }) => type)).toContain('offered');
});

it.each([
  ['drive brid', 'Did you mean "bird"?'],
  ['drive bird --seats 0', 'is for 1 to 5 players'],
  ['drive bird --option x=1', 'has no option "x"'],
])('"%s" is refused before anything is printed', async (line, sentence) => {
  const { code, out, err } = await halcyon(line);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(out).toBe('');
});

describe('a program on the other side', () => {
  const bin = fileURLToPath(new URL('../../bin/halcyon.mjs', import.meta.url));

  it('plays a whole match, line by line', async () => {
    const match = spawn(process.execPath, [bin, 'drive', 'bird', '--seats', '3', '--seed', 'tea', '--forced'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let rest = '';
    let last: {
      over: boolean;
      open: { id: number }[];
      moves: Record<string, unknown[]>;
      standings?: unknown[];
      winners?: unknown[];
    } | null = null;
    match.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const state = JSON.parse(line);
        const [decision] = state.open;
        last = state;
        if (state.over) match.stdin.end();
        else match.stdin.write(`${JSON.stringify({ decision: decision.id, move: state.moves[decision.id].at(-1) })}\n`);
      }
    });
    expect(await new Promise((done) => match.on('exit', done))).toBe(0);
    expect(last).toMatchObject({ type: 'state', over: true, open: [], moves: {} });
    expect(last).toHaveProperty('standings.length', 3);
    expect(last).toHaveProperty('winners.0');
  });

  const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

  it.runIf(python !== undefined)('can be the Python client of the documentation, as it is printed there', () =>
    inFolder(async (folder) => {
      const page = readFileSync(new URL('../../docs/drive.md', import.meta.url), 'utf8');
      const client = /```python\n(.*?)```/s.exec(page)?.[1] ?? '';
      expect(client.trim().split('\n').length).toBe(15);
      writeFileSync(join(folder, 'client.py'), client);
      const ran = spawnSync(python ?? '', [join(folder, 'client.py'), process.execPath, bin, 'drive', 'bird', '--seats', '3'], {
        encoding: 'utf8',
      });
      expect(ran.stderr).toBe('');
      expect(ran.stdout).toMatch(/^Totals: \[\d+, \d+, \d+\] won by: \[\d.*\]\n$/);
      expect(ran.status).toBe(0);
    }),
  );
});
