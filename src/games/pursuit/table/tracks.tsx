/** The tracks of the board with everybody's markers: stress in its five sections, short-term and long-term happiness. */

import { SeatShape } from '../../../web/art/seat.js';
import type { Sitter } from '../../../web/table.js';
import { hoursIn, LAST_SPACE, type Player, SECTION_SPACES, SECTIONS, type Shared, sectionName, sectionOf, soloTarget } from '../face.js';
import { GoodSign } from './art/signs.js';
import boardCss from './board.module.css';
import { trackAt } from './places.js';
import { nameAt } from './seats.js';

interface TracksProps {
  readonly shared: Shared;
  readonly sitters: readonly Sitter[];
  readonly after: Player | null; // where the chosen move would bring the player whose side is shown
  readonly seat: number;
}

const STRESS = Array.from({ length: LAST_SPACE + 1 }, (_, i) => i);

export function Tracks({ shared, sitters, after, seat }: TracksProps) {
  return (
    <div className={boardCss.tracks}>
      <StressTrack shared={shared} sitters={sitters} ghost={after?.stress ?? null} seat={seat} />
      <SthTrack shared={shared} sitters={sitters} ghost={after?.sth ?? null} seat={seat} />
      <LthTrack shared={shared} sitters={sitters} ghost={after?.lth ?? null} seat={seat} />
    </div>
  );
}

interface TrackProps {
  readonly shared: Shared;
  readonly sitters: readonly Sitter[];
  readonly ghost: number | null;
  readonly seat: number;
}

const words = (shared: Shared, sitters: readonly Sitter[], of: (p: Player) => string): string =>
  shared.players.map((p, seat) => `${nameAt(sitters[seat], seat)} ${of(p)}`).join(', ');

function StressTrack({ shared, sitters, ghost, seat }: TrackProps) {
  const own = shared.players[seat];
  return (
    <div className={boardCss.track} data-at={trackAt('stress')}>
      <span className={boardCss.trackName} data-sign="stress">
        <GoodSign good="stress" size={15} />
        Stress
      </span>
      <span
        className={boardCss.cells}
        data-track="stress"
        role="img"
        aria-label={`Stress: ${words(shared, sitters, (p) => (p.alive ? `${p.stress} of ${LAST_SPACE}, ${sectionName(p.stress)}, ${hoursIn(p.stress)} hourglasses next round` : 'dead'))}`}
      >
        {STRESS.map((space) => (
          <span key={space} className={boardCss.cell} data-zone={sectionOf(space)} data-first={space % SECTION_SPACES === 0 || undefined}>
            {space % SECTION_SPACES === 1 && (
              <b title={`${SECTIONS[sectionOf(space)]}: ${hoursIn(space)} hourglasses a round`}>{hoursIn(space)}</b>
            )}
            <Marks shared={shared} at={(p) => p.alive && p.stress === space} />
            {ghost === space && own !== undefined && own.stress !== space && <Ghost seat={seat} />}
          </span>
        ))}
      </span>
    </div>
  );
}

function SthTrack({ shared, sitters, ghost, seat }: TrackProps) {
  const { sthMax } = shared.options;
  const own = shared.players[seat];
  const cells = Array.from({ length: 2 * sthMax + 1 }, (_, i) => i - sthMax);
  return (
    <div className={boardCss.track} data-at={trackAt('sth')}>
      <span className={boardCss.trackName} data-sign="sth">
        <GoodSign good="sth" size={15} />
        Short-term
      </span>
      <span
        className={boardCss.cells}
        data-track="sth"
        role="img"
        aria-label={`Short-term happiness: ${words(shared, sitters, (p) => String(p.sth))}`}
      >
        {cells.map((value) => (
          <span key={value} className={boardCss.cell} data-mood={Math.sign(value)}>
            <b>{value > 0 ? `+${value}` : value}</b>
            <Marks shared={shared} at={(p) => p.alive && p.sth === value} />
            {ghost === value && own !== undefined && own.sth !== value && <Ghost seat={seat} />}
          </span>
        ))}
      </span>
    </div>
  );
}

const MILESTONE = 10;
const ROAD = 40; // at least so long

function LthTrack({ shared, sitters, ghost, seat }: TrackProps) {
  const target = shared.players.length === 1 ? soloTarget(shared.options) : 0;
  const most = Math.max(ROAD, target + 4, ...shared.players.map(({ lth }) => lth + 4), (ghost ?? 0) + 4);
  const end = Math.ceil(most / MILESTONE) * MILESTONE;
  const own = shared.players[seat];
  const at = (lth: number): string => `${(lth / end) * 100}%`;
  return (
    <div className={boardCss.track} data-at={trackAt('lth')}>
      <span className={boardCss.trackName} data-sign="lth">
        <GoodSign good="lth" size={15} />
        Lasting
      </span>
      <span className={boardCss.road} role="img" aria-label={`Lasting happiness: ${words(shared, sitters, (p) => String(p.lth))}`}>
        {Array.from({ length: end / MILESTONE + 1 }, (_, i) => i * MILESTONE).map((stone) => (
          <i key={stone} style={{ left: at(stone) }}>
            {stone}
          </i>
        ))}
        {target > 0 && (
          <em style={{ left: at(target) }} title={`${target} lasting happiness are needed`}>
            &#x2691;
          </em>
        )}
        {[...shared.players.entries()].map(([each, { lth }]) => (
          <span
            key={each}
            className={boardCss.runner}
            style={{ left: at(lth), '--lane': shared.players.slice(0, each).filter((other) => Math.abs(other.lth - lth) < 2).length }}
            data-lth={each}
          >
            <SeatShape seat={each} size={16} />
          </span>
        ))}
        {ghost !== null && own !== undefined && ghost !== own.lth && (
          <span className={boardCss.runner} data-ghost="" style={{ left: at(ghost), '--lane': 0 }}>
            <SeatShape seat={seat} size={16} />
          </span>
        )}
      </span>
    </div>
  );
}

function Marks({ shared, at }: { readonly shared: Shared; readonly at: (p: Player) => boolean }) {
  const here = shared.players.flatMap((p, seat) => (at(p) ? [seat] : []));
  if (here.length === 0) return null;
  return (
    <span className={boardCss.marks} data-many={here.length}>
      {here.map((seat) => (
        <SeatShape key={seat} seat={seat} size={here.length > 1 ? 13 : 17} />
      ))}
    </span>
  );
}

function Ghost({ seat }: { readonly seat: number }) {
  return (
    <span className={boardCss.marks} data-ghost="">
      <SeatShape seat={seat} size={17} />
    </span>
  );
}
