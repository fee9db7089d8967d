/** A position in numbers, for estimates that are learned: keys, hang-ups, money, where the marker is and what it faces. */
import type { Features } from '../../../engine/game.js';
import type { Editions } from '../../kit/editions.js';
import type { Edition } from '../editions/edition.js';
import { areaOf, lastOf, MONEY, NOWHERE, trackFacing } from '../rules/board.js';
import { AREAS } from '../rules/data.js';
import { hangUpsOn, ownsKey, playerAt } from '../rules/table.js';
import type { Player, RainbowTypes, Shared } from '../rules/types.js';

const BILL = 500;

export const features = (editions: Editions<Edition>): Features<RainbowTypes> => ({
  names: [
    'keys missing besides money',
    'areas with a hang-up',
    'further hang-ups',
    'keys that wait for a hang-up',
    'money missing for its key',
    'money key missing',
    'keys on the stand',
    'keys in front',
    'saved cards',
    'work left, squared',
    'on a track',
    'on a track that is wanted',
    'way gone on it',
    'way gone on any track',
    'faces a track that is wanted',
    'has not been spun',
    'my turn',
    'stand is full',
  ],

  fill({ shared }, seat, into) {
    const e = editions.of(shared);
    const player = playerAt(shared, seat);
    let missing = 0;
    let troubled = 0;
    let further = 0;
    let waiting = 0;
    for (let area = 0; area < AREAS.length; area++) {
      const hangUps = hangUpsOn(e, player, area);
      const owns = ownsKey(player, area);
      if (!owns && area !== MONEY) missing++;
      if (hangUps === 0) continue;
      troubled++;
      further += hangUps - 1;
      if (owns) waiting++;
    }
    const poor = ownsKey(player, MONEY) ? 0 : 1;
    const onTrack = player.track === NOWHERE ? 0 : 1;
    const gone = onTrack === 0 ? 0 : player.pos / lastOf(player.track);
    const wanted = onTrack === 1 && wants(player, areaOf(player.track)) ? 1 : 0;
    let at = 0;
    into[at++] = missing;
    into[at++] = troubled;
    into[at++] = further;
    into[at++] = waiting;
    into[at++] = (poor * Math.max(0, shared.terms.moneyGoal - player.money)) / BILL;
    into[at++] = poor;
    into[at++] = player.stand.length;
    into[at++] = player.front.length;
    into[at++] = player.saved.length;
    into[at++] = (missing + troubled + further) ** 2;
    into[at++] = onTrack;
    into[at++] = wanted;
    into[at++] = wanted * gone;
    into[at++] = gone;
    into[at++] = facesWanted(shared, player) ? 1 : 0;
    into[at++] = player.unspun ? 1 : 0;
    into[at++] = shared.active === seat ? 1 : 0;
    into[at++] = player.stand.length >= shared.terms.keysToWin ? 1 : 0;
  },
});

const wants = (player: Player, area: number): boolean => area !== NOWHERE && !ownsKey(player, area);

const facesWanted = ({ rotation }: Shared, player: Player): boolean =>
  player.holder !== NOWHERE && !player.unspun && wants(player, areaOf(trackFacing(player.holder, rotation)));
