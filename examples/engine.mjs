/** A match by hand: whoever is asked sees only their own view, and what was written down can be checked by anybody. */
import { answer, begin, newSeed, recordOf, verify, viewFor } from 'halcyon/engine';
import { games } from 'halcyon/games';

const [, , id = 'bird'] = process.argv;
const game = games[id];
if (!game) throw new Error(`There is no game "${id}". There are ${Object.keys(games).join(', ')}.`);

const names = ['Ada', 'Ben'];
const table = begin(game, { seats: names.length, seed: newSeed() });

for (let next = table.state.open[0]; next; next = table.state.open[0]) {
  const view = viewFor(table.state, next.seat);
  if (view.mine === null) throw new Error('a seat has a view of its own');
  const moves = game.moves(view.shared, view.mine, next);
  const move = moves[Math.floor(Math.random() * moves.length)];
  const taken = answer(table, next.id, move, next.seat);
  if (!taken.ok) throw new Error(taken.because);
}

const record = recordOf(table, names, { seed: true });
verify(game, record); // throws if a move was not legal, or the end is another one

console.log(`${game.about.title}: ${record.entries.length} answers, verified.`);
for (const [seat, { total, lines }] of game.scores(table.state.shared).entries()) {
  console.log(`${names[seat]}: ${total} (${lines.map(({ label, points }) => `${label} ${points}`).join(', ')})`);
}
