/** Which bot is stronger? Both play the same deals, once from each seat, so that luck weighs less. */
import { playContest, STEPS } from 'halcyon/bots';
import { seedFrom } from 'halcyon/engine';
import { gameById } from 'halcyon/games';

const [, , id = 'bird', one = 'sleepy', other = 'steady', pairs = '10'] = process.argv;
const game = gameById(id);
console.log(`The steps from weak to strong: ${STEPS.join(', ')}.`);

let points = 0; // of `other`: 1 for a victory, a half for a draw
for (let pair = 0; pair < Number(pairs); pair++) {
  for (const lineUp of [
    [one, other],
    [other, one],
  ]) {
    const { ranks } = playContest(game, { lineUp, options: {}, seed: seedFrom(`pair ${pair}`) });
    const [mine = 0, theirs = 0] = lineUp[0] === other ? ranks : [...ranks].reverse();
    points += mine < theirs ? 1 : mine === theirs ? 0.5 : 0;
  }
}
const share = (100 * points) / (2 * Number(pairs));
console.log(`${game.about.title}: ${other} has ${share.toFixed(0)} % against ${one} in ${2 * Number(pairs)} matches.`);
