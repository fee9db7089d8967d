/** The quick spelling of a message is the plain one, to the letter, for every seat, spectators and every kind of secret. */
import { expect, it } from 'vitest';
import { happenedFor, positionFor } from '../match/shown.js';
import { begun, carry, NOW, newTable, PERSON, playOne, seated } from '../match/testing/rooms.js';
import { movedTexts } from './texts.js';

it.each(['sealed', 'bird', 'nation'])('says the same of %s as JSON would', (game) => {
  const room = begun({ game, seats: [PERSON, PERSON, PERSON], settings: { clock: { per: 'decision', seconds: 60, atZero: 'answer' } } });
  for (let i = 0; i < 40 && room.table?.state.open.length !== 0; i++) {
    const from = i === 0 ? -1 : (room.table?.entries.length ?? 0);
    const seat = i === 0 ? 0 : playOne(room);
    if (i % 9 === 5) carry(room, seated(seat), { t: 'undo' });
    if (room.takeBack) for (const other of [0, 1, 2]) carry(room, seated(other), { t: 'grant', yes: true });
    const text = movedTexts(room, from, NOW);
    for (const eyes of [null, 0, 1, 2]) {
      const plain = { t: 'moved', position: positionFor(room, eyes, NOW), happened: happenedFor(room, eyes, from) };
      expect(Buffer.from(text?.(eyes) ?? '', 'latin1').toString()).toBe(JSON.stringify(plain));
    }
  }
});

it('has nothing to say before the start', () => {
  expect(movedTexts(newTable(), -1, NOW)).toBeNull();
});
