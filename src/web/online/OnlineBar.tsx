/** The strip under the top bar of an online match: who is here, whose clock runs, what is asked of you besides the game. */
import { useEffect, useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { Snapshot } from '../../match/client.js';
import type { ChairFace, Deadline, Face } from '../../match/messages.js';
import { Glyph } from '../art/glyph.js';
import { SeatShape } from '../art/seat.js';
import { Button } from '../kit/Button.js';
import { sentences } from '../kit/Journal.js';
import { namesOf, order, type Playing, readSince } from '../session/store.js';
import { clockWords } from './time.js';

interface OnlineBarProps {
  readonly playing: Playing;
  readonly face: Face;
  readonly openTalk: () => void;
  readonly openTable: () => void;
  readonly jump: (upTo: number) => void;
}

export function OnlineBar({ playing, face, openTalk, openTable, jump }: OnlineBarProps) {
  const { snap, heardTalk, sending } = playing;
  if (!snap) return null;
  const { you, talk, line } = snap;
  const since = playing.readSince ? [] : snap.since;
  const unread = talk.length - heardTalk;
  return (
    <div className="online-bar">
      <ul className="online-seats" aria-label="At the table">
        {face.chairs.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <SeatChip key={seat} chair={chair} seat={seat} me={seat === you?.seat} snap={snap} />
        ))}
      </ul>
      <span className="online-state" role="status">
        {line !== 'open' ? 'The line is cut. Connecting again; nothing is lost.' : sending !== null ? 'On its way…' : ''}
      </span>
      <Button press={openTalk} glyph="people">
        Talk{unread > 0 ? ` (${unread})` : ''}
      </Button>
      <Button press={openTable} glyph="more">
        Table
      </Button>
      <TakeBackCard face={face} seat={you?.seat ?? null} />
      <ProposalCard face={face} seat={you?.seat ?? null} host={you?.host === true} />
      <KnockCards face={face} seat={you?.seat ?? null} host={you?.host === true} />
      <BackCard chair={you?.seat == null ? undefined : face.chairs[you.seat]} />
      {since.length > 0 && (
        <section className="online-card since" aria-label="Since your last turn">
          <h2>Since your last turn</h2>
          <ol>
            {since.map(({ entry, words }) => (
              <li key={`${entry} ${words}`}>
                <button type="button" onClick={() => jump(entry + 1)}>
                  {sentences([words])}
                </button>
              </li>
            ))}
          </ol>
          <Button press={readSince}>Thanks</Button>
        </section>
      )}
    </div>
  );
}

interface SeatChipProps {
  readonly chair: ChairFace;
  readonly seat: Seat;
  readonly me: boolean;
  readonly snap: Snapshot;
}

function presence(chair: ChairFace): string {
  if (chair.bot) return chair.why === 'plan' ? 'bot' : 'bot plays';
  return chair.here ? 'here' : 'away';
}

function SeatChip({ chair, seat, me, snap }: SeatChipProps) {
  const left = useTimeLeft(chair, seat, snap);
  const state = presence(chair);
  return (
    <li className={`seat-chip ${state.replace(' ', '-')}`}>
      <SeatShape seat={seat} size={16} />
      <span>
        {chair.name}
        {me && ' (you)'}
      </span>
      <small>{state}</small>
      {left !== null && <b className={left < 10_000 ? 'clock hurry' : 'clock'}>{clockWords(left)}</b>}
    </li>
  );
}

/** Counts down between messages, by this device's own clock: only differences of the server's times are used. */
function useTimeLeft(chair: ChairFace, seat: Seat, { deadlines, now, heardAt }: Snapshot): number | null {
  const [, tick] = useState(0);
  const deadline: Deadline | undefined = deadlines.find((one) => one.seat === seat);
  const runs = deadline !== undefined;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  if (!deadline) return chair.left;
  return Math.max(0, deadline.at - now - (performance.now() - heardAt));
}

function TakeBackCard({ face, seat }: { readonly face: Face; readonly seat: Seat | null }) {
  const { takeBack } = face;
  if (!takeBack) return null;
  const names = namesOf(face);
  const mine = takeBack.seat === seat;
  const asked = seat !== null && takeBack.waiting.includes(seat);
  return (
    <section className="online-card" role="alert">
      <Glyph name="undo" size={20} />
      <p>
        {mine
          ? `You ask to take your last decision back. ${takeBack.waiting.map((one) => names[one]).join(', ')} must agree.`
          : `${names[takeBack.seat]} asks to take the last decision back.`}
      </p>
      {asked && (
        <>
          <Button go press={() => void order({ t: 'grant', yes: true })}>
            Allow it
          </Button>
          <Button press={() => void order({ t: 'grant', yes: false })}>Decline</Button>
        </>
      )}
      {mine && <Button press={() => void order({ t: 'grant', yes: false })}>Never mind</Button>}
    </section>
  );
}

/** The host wishes to take a seat from somebody who is there. */
function ProposalCard({ face, seat, host }: { readonly face: Face; readonly seat: Seat | null; readonly host: boolean }) {
  const { proposal } = face;
  if (!proposal) return null;
  const names = namesOf(face);
  const whose = names[proposal.seat];
  const what = proposal.what === 'bot' ? `let a bot play for ${whose}` : `send ${whose} away for good`;
  const asked = seat !== null && proposal.waiting.includes(seat);
  return (
    <section className="online-card" role="alert">
      <Glyph name="people" size={20} />
      <p>
        {host
          ? `You ask to ${what}. ${proposal.waiting.map((one) => names[one]).join(', ')} must agree.`
          : `The host asks to ${what}. Everybody else must agree.`}
      </p>
      {asked && (
        <>
          <Button go press={() => void order({ t: 'agree', yes: true })}>
            Agree
          </Button>
          <Button press={() => void order({ t: 'agree', yes: false })}>Decline</Button>
        </>
      )}
      {host && <Button press={() => void order({ t: 'agree', yes: false })}>Never mind</Button>}
    </section>
  );
}

/** Who asks to be let in. */
export function KnockCards({ face, seat, host }: { readonly face: Face; readonly seat: Seat | null; readonly host: boolean }) {
  if (seat === null && !host) return null;
  return face.knocks
    .filter(({ open }) => !open)
    .map(({ n, name }) => (
      <section className="online-card" role="alert" key={n}>
        <Glyph name="people" size={20} />
        <p>{name} asks to be let in.</p>
        <Button go press={() => void order({ t: 'admit', knock: n, yes: true })}>
          Let them in
        </Button>
        <Button press={() => void order({ t: 'admit', knock: n, yes: false })}>Not now</Button>
      </section>
    ));
}

const BECAUSE: Readonly<Record<string, string>> = {
  away: 'You were away, so a bot has played for you.',
  left: 'You have left the table, and a bot plays for you.',
  clock: 'Your time was up, so a bot plays for you.',
  host: 'The host has let a bot play for you.',
  lost: 'Your time is used up: a bot keeps your seat to the end.',
};

function BackCard({ chair }: { readonly chair: ChairFace | undefined }) {
  if (!chair?.bot || chair.why === 'plan' || chair.why === null) return null;
  return (
    <section className="online-card" role="alert">
      <Glyph name="bot" size={20} />
      <p>{BECAUSE[chair.why] ?? 'A bot plays for you.'}</p>
      {chair.why !== 'lost' && (
        <Button go press={() => void order({ t: 'back' })}>
          I am back
        </Button>
      )}
    </section>
  );
}
