/** What there is to play, and why something cannot be played: the reasons come from the code that decides, with the clause of the rules. */
import { begin, movesOf, seedFrom, viewFor } from 'halcyon/engine';
import { games } from 'halcyon/games';

for (const { id, about, seats, options } of Object.values(games)) {
  console.log(`${about.title} (${id}), ${seats.min} to ${seats.max} players, ${Object.keys(options).length} options`);
}

const { bird } = games;
if (!bird) throw new Error('the birds have flown');
const names = ['Ada', 'Ben'];
const table = begin(bird, { seats: names.length, seed: seedFrom('an example') });
const [question] = table.state.open;
if (!question) throw new Error('nobody is asked anything');
const view = viewFor(table.state, question.seat);
if (view.mine === null) throw new Error('a seat has a view of its own');

console.log(`\n${names[question.seat]}: ${bird.words.question(view, question, names)}`);
for (const move of movesOf(table, question)) console.log(`  ${bird.words.move(view, question, move, names)}`);
bird.moves(view.shared, view.mine, question, (move, { because, clause }) => {
  console.log(`  not ${bird.words.move(view, question, move, names)}: ${because} (rules, ${clause})`);
});
