/** A match hosted in this program: a person with a session of their own, two bots, a take-back. Only the link would differ with a host far away. */
import { newSeed } from 'halcyon/engine';
import { games } from 'halcyon/games';
import { hostHere, linesFor, seen, sessionOf } from 'halcyon/match';

const seats = [
  { name: 'Ada', bot: null },
  { name: 'Wren', bot: /** @type {const} */ ('steady') },
  { name: 'Jay', bot: /** @type {const} */ ('gentle') },
];
const hosted = await hostHere(linesFor({ game: 'bird', options: {}, seed: newSeed(), seats }, Date.now()), games);
const ada = sessionOf(hosted, 0);
const { game } = hosted;

for (let answers = 0; ; answers++) {
  await hosted.settle(); // the bots have done what is theirs
  const { view } = seen(ada).moment;
  const question = view.open.find(({ seat }) => seat === 0);
  if (!question || view.mine === null) break;
  const [first] = game.moves(view.shared, view.mine, question);
  if (first === undefined) break;
  await ada.answer(question, first);
  if (answers === 0 && ada.now.undo?.free) await ada.order({ t: 'undo' });
}

const { face } = seen(ada);
console.log(`${game.about.title} is ${face.phase} after ${seen(ada).moment.entries} answers.`);
console.log(`The record has ${(await ada.record()).entries.length} entries.`);
hosted.close();
