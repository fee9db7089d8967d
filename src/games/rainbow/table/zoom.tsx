/** A track, a space, a key or a card from near: its picture large, its message, what it does and the numbers that belong to it. */

import type { Zoomed } from '../../../web/table.js';
import {
  AREA_NAMES,
  AREAS,
  type Area,
  BOARD,
  DEVICE_ACTS,
  deviceOf,
  dollars,
  type Edition,
  editionOf,
  hangUpArea,
  hangUpId,
  hangUpText,
  type ImprovementId,
  improvementCard,
  lastOf,
  many,
  placeName,
  quote,
  type RainbowView,
  type Shared,
  type SpaceKind,
  spaceAt,
  TRACKS,
  type TrackId,
} from '../face.js';
import { AreaChip, BROWN, Device, faceOf, HangUpCloud, SpaceSign, TRACK_INKS } from './art/things.js';
import { cardClass, LessonFace } from './cards.js';
import { turnsToTheEnd } from './trip.js';
import { keyLine } from './words.js';

/** `data-zoom` is the kind of thing and its name: "space love 3", "track love", "key love", "hang-up 4", "learn S07". */
export function zoom(thing: string, { shared, seat }: RainbowView): Zoomed | null {
  const [kind = '', name = '', place = ''] = thing.split(' ');
  const track = TRACKS.find((each) => each === name);
  const area = AREAS.find((each) => each === name);
  const side = seat ?? shared.active;
  if (kind === 'space' && track) return aboutSpace(track, Number(place), shared);
  if (kind === 'track' && track) return aboutTrack(track, shared, side);
  if (kind === 'key' && area) return aboutKey(area, shared, side);
  if (kind === 'hang-up') return aboutHangUp(editionOf(shared), Number(name));
  const lesson = editionOf(shared).improvements.find((id) => id === name);
  return kind === 'learn' && lesson !== undefined ? aboutLesson(lesson) : null;
}

const DOES: Readonly<Record<SpaceKind, { readonly clause: string; readonly does: string }>> = {
  start: { clause: '4.5', does: 'Where a trip begins, and where a blue space leads back to.' },
  plain: { clause: '6.6', does: 'Nothing happens here; it is only said.' },
  money: { clause: '6.1', does: 'Green: collect the amount from the bank.' },
  fate: { clause: '6.2', does: 'Red: draw a fate card, unless another player’s button lies here.' },
  back: { clause: '6.3', does: 'Blue: back to the start of this track.' },
  improve: { clause: '6.4', does: 'Orange: learn something. The card cancels a hang-up of its area.' },
  last: { clause: '6.5', does: 'The end of the trip: the key of this track, and back to the wheel.' },
};

function aboutSpace(id: TrackId, pos: number, { players }: Shared): Zoomed | null {
  const track = TRACKS.indexOf(id);
  if (!(pos >= 0 && pos <= lastOf(track))) return null;
  const space = spaceAt(track, pos);
  const { clause, does } = DOES[space.kind];
  const here = players.filter((player) => player.track === track && player.pos === pos).length;
  return {
    title: placeName(id, pos),
    clause,
    picture: (
      <svg viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
        <circle r="19" fill={TRACK_INKS[id]} />
        <SpaceSign face={faceOf(space)} />
      </svg>
    ),
    words: (
      <>
        <p className="d">{quote(space.text)}</p>
        <p>
          {does}
          {space.amount > 0 && ` Here it is ${dollars(space.amount)}.`}
        </p>
        {here > 0 && <p className="mut">{many(here, 'marker')} here now.</p>}
      </>
    ),
  };
}

function aboutTrack(id: TrackId, shared: Shared, side: number): Zoomed {
  const track = TRACKS.indexOf(id);
  const { name, area, spaces } = BOARD[id];
  const me = shared.players[side];
  const on = me?.track === track;
  const turns = Math.round(turnsToTheEnd(shared, track, on ? me.pos : 0));
  return {
    title: name,
    clause: area === null ? '1.4' : '6.5',
    picture: (
      <svg viewBox="-46 -46 92 92" aria-hidden="true" focusable="false">
        <circle r="45" fill={BROWN} />
        <circle r="42" fill={TRACK_INKS[id]} />
        <Device id={deviceOf(track)} large />
      </svg>
    ),
    words: (
      <>
        <p>
          {area === null ? 'This track has no key: here hang-ups are got rid of.' : `Its last space gives the ${AREA_NAMES[area]} key.`}
        </p>
        <p>
          {spaces.length - 1} spaces. To move: {DEVICE_ACTS[deviceOf(track)]}.
        </p>
        <p>
          <b>{on ? `About ${many(turns, 'turn')} more from where the marker stands.` : `A trip takes about ${many(turns, 'turn')}.`}</b>
        </p>
        {me && area !== null && <p className="mut">{keyLine(shared, me, area)}.</p>}
      </>
    ),
  };
}

function aboutKey(area: Area, shared: Shared, side: number): Zoomed {
  const me = shared.players[side];
  return {
    title: `${AREA_NAMES[area]} key`,
    clause: area === 'money' ? '6.1b' : '8.4',
    picture: <AreaChip area={area} />,
    words: (
      <>
        <p>
          {area === 'money'
            ? `It comes by itself with ${dollars(shared.terms.moneyGoal)}: there is no track for it.`
            : `It is earned at the end of the ${AREA_NAMES[area]} track, and goes on the stand once no ${AREA_NAMES[area]} hang-up is left.`}
        </p>
        {me && <p className="mut">{keyLine(shared, me, area)}.</p>}
      </>
    ),
  };
}

function aboutHangUp(e: Edition, hangUp: number): Zoomed | null {
  const area = AREAS[hangUpArea(e, hangUp)];
  if (area === undefined) return null;
  return {
    title: `Hang-up: ${AREA_NAMES[area]}`,
    clause: '8.1',
    picture: <HangUpCloud size={170} />,
    words: (
      <>
        <p className="d">{quote(hangUpText(hangUpId(e, hangUp)))}</p>
        <p>It keeps the {AREA_NAMES[area]} key off the stand. A self-improvement card of this area makes it go.</p>
      </>
    ),
  };
}

function aboutLesson(id: ImprovementId): Zoomed {
  const { area } = improvementCard(id);
  return {
    title: AREA_NAMES[area],
    clause: '8.3',
    picture: (
      <div className={cardClass}>
        <LessonFace id={id} />
      </div>
    ),
    words: <p>A self-improvement card. It cancels one hang-up of {AREA_NAMES[area]}; with none there it is saved for one to come.</p>,
  };
}
