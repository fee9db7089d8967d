/** What a screen or a terminal says of a match: questions, the journal, and who decided last. */
import { describe, expect, it } from 'vitest';
import { movesOf } from '../engine/play.js';
import { sealed } from '../engine/testing/sealed.js';
import { viewFor } from '../engine/view.js';
import { games } from '../games/index.js';
import type { Happened } from './messages.js';
import { countedEvents, journalOf, lastDecision, questionsOf, waitingWords } from './picture.js';
import { namesOf, type Room } from './room.js';
import { happenedFor } from './shown.js';
import { begun, carry, playOne, seated } from './testing/rooms.js';

const tableOf = ({ table }: Room) => {
  if (!table) throw new Error('the match should have begun');
  return table;
};

describe('questions', () => {
  it('of each game list what is legal in the order of the rules, then what is not, with the clause', () => {
    for (const game of Object.keys(games)) {
      const room = begun({ game });
      const table = tableOf(room);
      const [asked] = table.state.open;
      if (!asked) throw new Error('somebody should be asked');
      const question = questionsOf(room.game, viewFor(table.state, asked.seat), namesOf(room)).find(
        ({ decision }) => decision.id === asked.id,
      );
      const legal = question?.choices.filter(({ refusal }) => refusal === null) ?? [];
      expect(legal.map(({ move }) => move)).toEqual(movesOf(table, asked));
      expect(question?.choices.slice(0, legal.length)).toEqual(legal);
      for (const { refusal } of question?.choices.slice(legal.length) ?? []) expect(refusal?.clause).toMatch(/^\d/);
      for (const { words } of question?.choices ?? []) expect(words).not.toBe('');
    }
  });

  it('are none for a spectator, who is told who decides', () => {
    const room = begun({ game: 'sealed' });
    const names = namesOf(room);
    const view = viewFor(tableOf(room).state, null);
    expect(questionsOf(sealed, view, names)).toEqual([]);
    expect(view.open.map((asked) => waitingWords(sealed, view, asked, names))).toEqual(['Which prize do you offer?']);
    expect(waitingWords(sealed, view, { id: 9, seat: 1, kind: 'veiled', veiled: true }, names)).toBe('Ben is deciding.');
  });
});

describe('the journal', () => {
  /** Ada and Ben decide in turn; then whoever decided last takes it back, with the other's leave where that is needed. */
  const takenBack = () => {
    const room = begun();
    playOne(room);
    const by = playOne(room);
    const before = tableOf(room).entries.length;
    carry(room, seated(by), { t: 'undo' });
    if (room.takeBack) carry(room, seated(1 - by), { t: 'grant', yes: true });
    return { room, by, before, heard: happenedFor(room, null, -1) };
  };

  it('says who takes back, and marks what no longer counts', () => {
    const { room, by, before, heard } = takenBack();
    const names = namesOf(room);
    const lines = journalOf(room.game, heard, names);
    expect(lines.at(-1)).toMatchObject({ entry: before, seat: by, words: `${names[by]} takes back`, takenBack: false });
    const undone = heard.at(-1)?.undo ?? -1;
    for (const { entry, takenBack: gone } of lines.slice(0, -1)) expect(gone).toBe(entry >= undone);
    expect(lines.some((line) => line.takenBack)).toBe(true);
    expect(journalOf(room.game, heard, names, before).some((line) => line.takenBack)).toBe(false);
    expect(countedEvents(room.game, heard, names).every(({ entry }) => entry < undone)).toBe(true);
  });

  it('knows who decided last, apart from what was taken back', () => {
    const { by, heard } = takenBack();
    expect(lastDecision(heard, [by])).toBeNull();
    expect(lastDecision(heard, [0, 1])).toMatchObject({ seat: 1 - by });
    expect(lastDecision(heard, [])).toBeNull();
  });

  it('does not take for a decision what the rules have answered', () => {
    const said = (entry: number, more: Partial<Happened> = {}): Happened => ({ entry, at: 0, seat: 0, undo: null, events: [], ...more });
    const journal = [said(-1, { seat: null }), said(0), said(1, { forced: true })];
    expect(lastDecision(journal, [0])).toEqual({ entry: 0, seat: 0 });
  });

  it('tells which answers were forced', () => {
    const room = begun({ game: 'farm' });
    const { entries } = tableOf(room);
    for (let i = 0; i < 200 && !entries.some((entry) => 'forced' in entry); i++) playOne(room);
    const heard = happenedFor(room, 0, 0);
    expect(heard.map(({ forced }) => forced === true)).toEqual(entries.map((entry) => 'forced' in entry));
    expect(heard.some(({ forced }) => forced)).toBe(true);
  });
});
