/** Before the match: already the table, with waiting seats, the invitation lying on it, the terms and talk beside it, and the bar. */
import { useEffect, useMemo, useState } from 'react';
import type { AnyGame, Seat } from '../../engine/game.js';
import type { ChairFace, Face, You } from '../../match/messages.js';
import { PHRASES, phrasesFor } from '../../match/settings.js';
import { Glyph } from '../art/glyph.js';
import { BackLink } from '../kit/BackLink.js';
import { Button, GlyphButton } from '../kit/Button.js';
import { Bar } from '../kit/bar/Bar.js';
import type { BarContent } from '../kit/bar/content.js';
import type { Request } from '../kit/bar/states.js';
import { BAR_WORDS } from '../kit/bar/words.js';
import { Sheet } from '../kit/Sheet.js';
import { useShape } from '../kit/shape.js';
import { knocksAt } from '../screens/requests.js';
import { forgetTrouble, order, type Playing, seatNames } from '../session/store.js';
import { EveningRows } from '../setup/Evening.js';
import { Gather } from '../setup/Gather.js';
import type { Terms as Wanted } from '../setup/terms.js';
import type { Sitter } from '../table.js';
import { useBubbles } from './bubbles.js';
import { Door } from './Door.js';
import styles from './gathering.module.css';
import { Invitation } from './Invitation.js';
import { LinkBox } from './LinkBox.js';
import { inviteLink, watchLink } from './links.js';
import { audible, useMuted } from './mute.js';
import { hostOf, isFree, usePlaces } from './places.js';
import { Reminders } from './Reminders.js';
import { useSendingAway } from './sending-away.js';
import { handOut } from './sharing.js';
import { Talk } from './Talk.js';
import { termsOf } from './terms.js';
import { ticketFor } from './tickets.js';
import { useTitle } from './title.js';
import { ROOM_WORDS } from './words.js';
import './online.css';

const { gather: W } = ROOM_WORDS;

interface GatheringProps {
  readonly playing: Playing;
  readonly face: Face;
  readonly game: AnyGame;
  readonly you: You;
}

export function Gathering({ playing: { snap, trouble, heardTalk }, face, game, you }: GatheringProps) {
  const { talk = [], line = 'connecting' } = snap ?? {};
  const names = useMemo(() => seatNames(face), [face]);
  const phrases = useMemo(() => phrasesFor(game), [game]);
  const muted = useMuted(face.match);
  const heard = useMemo(() => audible(talk, muted), [talk, muted]);
  const bubbles = useBubbles(heard, phrases);
  const { places } = usePlaces(face);
  const shape = useShape();
  const hasColumn = ['low', 'desk', 'hall'].includes(shape);
  const [sheet, setSheet] = useState<'talk' | 'terms' | 'change' | null>(null);
  const [sits, setSits] = useState(false); // whoever laid the table without a seat takes one after all
  const [said, setSaid] = useState(''); // what came of sending the link
  const sendingAway = useSendingAway(names);
  const { invite = null } = ticketFor(face.match) ?? {};
  useTitle(false, game.about.title);
  const newcomer = useNewcomer(face);
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), 4000);
    return () => clearTimeout(timer);
  }, [said]);
  if (sits && you.seat === null) return <Door game={game} face={face} you={you} />;
  const [knock] = knocksAt(face, you, names);
  const request = trouble !== null ? troubleOf(trouble) : (sendingAway.request ?? knock ?? null);
  const send =
    invite === null || (you.seat === null && !you.host)
      ? null
      : () => void handOut(inviteLink(face.match, face.code, invite)).then(setSaid);
  const panel = <Talk talk={talk} face={face} me={you.seat} phrases={phrases} taps={PHRASES} />;
  const terms = <Terms {...{ face, game, you }} change={() => setSheet('change')} />;
  const maySit = you.seat === null && (you.host || invite !== null) && face.chairs.some(isFree);
  const unread = audible(talk.slice(heardTalk), muted).length;
  return (
    <div className="page" data-game={game.id}>
      <header className="top">
        <BackLink />
        <div className="names">
          <h1>{game.about.title}</h1>
          {shape !== 'sideways' && <span className="chip">{line === 'open' ? W.chip : W.connecting}</span>}
        </div>
        <span className="sp" />
        {!hasColumn && (
          <GlyphButton
            glyph="talk"
            label={unread > 0 ? `Talk, ${unread} unread` : 'Talk'}
            press={() => setSheet('talk')}
            className={unread > 0 ? 'unread' : ''}
          />
        )}
        <GlyphButton glyph="more" label={W.terms} press={() => setSheet('terms')} />
      </header>
      <main className={styles.gathering}>
        <div className={styles.ground}>
          <Gather
            places={places}
            sitters={face.chairs.map((chair, seat) => sitterAt(chair, seat, you, bubbles))}
            options={face.options}
            newcomer={newcomer}
            lying={
              invite !== null && you.role !== 'spectator' ? <Invitation face={face} secret={invite} tall={places?.middle === true} /> : null
            }
            under={(seat) => {
              const chair = face.chairs[seat];
              return chair && <Under {...{ chair, seat, you }} sendAway={sendingAway.ask} host={hostOf(face)} />;
            }}
          />
        </div>
        {shape === 'sideways' && <aside className={`panel ${styles.side}`}>{terms}</aside>}
        {hasColumn && (
          <aside className={`panel ${styles.side}`}>
            {terms}
            <h2>
              <Glyph name="talk" size={18} />
              Talk
            </h2>
            {panel}
          </aside>
        )}
        <div className={styles.bar}>
          <Bar
            state={request ? 'request' : 'waiting'}
            content={
              request
                ? asContent(request)
                : contentOf(face, you, said, send, maySit ? () => setSits(true) : null, shape === 'pocket' || shape === 'sideways')
            }
            asked={null}
          />
        </div>
      </main>
      {sheet === 'talk' && (
        <Sheet title="Talk" glyph="talk" close={() => setSheet(null)}>
          {panel}
        </Sheet>
      )}
      {sheet === 'terms' && (
        <Sheet title={W.terms} glyph="more" close={() => setSheet(null)}>
          <More {...{ face, game, you }} change={() => setSheet('change')} />
        </Sheet>
      )}
      {sheet === 'change' && (
        <Sheet title={W.terms} glyph="more" close={() => setSheet(null)}>
          <EveningRows terms={face.settings} change={(wanted) => changeTerms(face, wanted)} />
        </Sheet>
      )}
    </div>
  );
}

const troubleOf = (words: string): Request => ({
  seat: null,
  over: BAR_WORDS.oops,
  heading: words,
  words: '',
  quiet: null,
  filled: { label: BAR_WORDS.goOn, press: forgetTrouble },
});

const asContent = ({ seat, over, heading, words, quiet, filled }: Request): BarContent => ({
  look: 'begs',
  ...(seat === null ? {} : { seat }),
  ...(over === '' ? {} : { over: { words: over, tone: 'seat' as const } }),
  heading,
  words,
  quiet,
  filled,
});

/** Whose seat lifts for a moment: the one who has just sat down. */
function useNewcomer(face: Face): Seat | null {
  const [newcomer, setNewcomer] = useState<Seat | null>(null);
  const taken = face.chairs.map((chair) => (chair.taken ? '1' : '0')).join('');
  const [before, setBefore] = useState(taken);
  if (before !== taken) {
    setBefore(taken);
    setNewcomer([...taken].findIndex((one, seat) => one === '1' && before[seat] === '0'));
  }
  useEffect(() => {
    if (newcomer === null) return;
    const timer = setTimeout(() => setNewcomer(null), 2000);
    return () => clearTimeout(timer);
  }, [newcomer]);
  return newcomer;
}

function sitterAt(chair: ChairFace, seat: Seat, you: You, bubbles: ReadonlyMap<Seat, string>): Sitter {
  const bot = !chair.taken && chair.plan === 'bot';
  return {
    name: chair.name,
    kind: seat === you.seat ? 'me' : bot ? 'bot' : 'away',
    bot: bot ? chair.bot : null,
    thinking: false,
    presence: bot ? 'here' : chair.taken ? (chair.here ? 'here' : 'away') : 'free',
    clock: null,
    asks: false,
    says: bubbles.get(seat) ?? null,
  };
}

interface UnderProps {
  readonly chair: ChairFace;
  readonly seat: Seat;
  readonly you: You;
  readonly host: string;
  readonly sendAway: (seat: Seat) => void;
}

/** What stands at the foot of a seat: how it is with its person, or what the host may do with it. */
function Under({ chair, seat, you, host, sendAway }: UnderProps) {
  if (chair.taken) {
    return (
      <>
        <span>{chair.here ? (chair.name === host ? W.laid : W.here) : W.gone}</span>
        {you.host && seat !== you.seat && (
          <GlyphButton glyph="close" label={W.sendAway(chair.name)} press={() => sendAway(seat)} className="plain" />
        )}
      </>
    );
  }
  if (!you.host) return null;
  if (chair.plan === 'bot')
    return <Button press={() => void order({ t: 'plan', seat, plan: { kind: 'open', bot: chair.bot ?? 'steady' } })}>{W.toFriend}</Button>;
  return (
    <Button glyph="bot" press={() => void order({ t: 'plan', seat, plan: { kind: 'bot', bot: chair.bot ?? 'steady' } })}>
      {W.toBot}
    </Button>
  );
}

function contentOf(face: Face, you: You, said: string, send: (() => void) | null, sit: (() => void) | null, short: boolean): BarContent {
  const free = face.chairs.filter((chair) => !chair.taken && chair.plan !== 'bot').length;
  const names = (wanted: (chair: ChairFace) => boolean) => face.chairs.filter(wanted).map(({ name }) => name);
  const waits = face.chairs.some((chair) => !chair.taken && chair.plan === 'person');
  const mayBegin = you.host || (face.after !== null && you.seat !== null);
  const begin = () => void order({ t: 'start' });
  if (free > 0) {
    return {
      look: 'plain',
      heading: W.stillFree(free),
      words: said || W.stays,
      quiet:
        you.host && sit
          ? { label: W.sitMyself, press: sit }
          : mayBegin && !waits
            ? { label: short ? W.beginShort : W.beginBots, press: begin }
            : null,
      filled: send && { label: W.send, press: send, glyph: 'share' },
    };
  }
  return {
    look: mayBegin ? 'lit' : 'plain',
    heading: W.all,
    words: mayBegin
      ? ROOM_WORDS.late.plays(
          names((chair) => chair.taken),
          names((chair) => !chair.taken),
        )
      : W.hostBegins(hostOf(face)),
    quiet: sit && { label: W.sitMyself, press: sit },
    filled: mayBegin ? { label: W.begin, press: begin, glyph: 'play' } : null,
  };
}

interface TermsProps {
  readonly face: Face;
  readonly game: AnyGame;
  readonly you: You;
  readonly change: () => void;
}

/** Says what has changed of the terms: the lobby has an order of its own. */
function changeTerms({ settings }: Face, { listed, clock, absence, talk, hints }: Wanted): void {
  void order(listed === settings.listed ? { t: 'terms', terms: { clock, absence, talk, hints } } : { t: 'list', listed });
}

/** The terms in words. Whoever laid the table may change them until it begins. */
function Terms({ face, game, you, change, isTitled = true }: TermsProps & { readonly isTitled?: boolean }) {
  return (
    <section className={styles.terms}>
      {isTitled && <h2>{W.terms}</h2>}
      <p>{termsOf(face, game)}</p>
      {you.host && <Button press={change}>{W.change}</Button>}
    </section>
  );
}

/** What need not lie on the table: the lobby, the link to watch, reminders, giving the seat up, and the promise of the seed. */
function More({ face, game, you, change }: TermsProps) {
  const { watch = null } = ticketFor(face.match) ?? {};
  return (
    <>
      <Terms {...{ face, game, you, change }} isTitled={false} />
      {you.host && watch !== null && <LinkBox title={W.watchLink} note={W.watchNote} link={watchLink(face.match, watch)} qr={false} />}
      {you.seat !== null && <Reminders />}
      {you.seat !== null && <Button press={() => void order({ t: 'leave' })}>{W.standUp}</Button>}
      <p className="mut s commitment">
        The luck of this match is chosen already: <code>{face.commitment.slice(0, 16)}…</code> is its promise, and after the match anybody
        can check it.
      </p>
    </>
  );
}
