/** Before the match: who sits where, the links to hand out, and a chair for whoever was invited. */
import { useState } from 'react';
import type { Seat } from '../../engine/game.js';
import type { ChairFace, Face } from '../../match/messages.js';
import { Glyph } from '../art/glyph.js';
import { SeatShape } from '../art/seat.js';
import { Button, GlyphButton } from '../kit/Button.js';
import { Link } from '../kit/Link.js';
import { Trouble } from '../kit/Trouble.js';
import type { AnyGame } from '../library.js';
import { pathTo } from '../route.js';
import { forgetTrouble, order, type Playing, takeSeat } from '../session/store.js';
import { useSettings } from '../settings.js';
import { LinkBox } from './LinkBox.js';
import { inviteLink, watchLink } from './links.js';
import { KnockCards } from './OnlineBar.js';
import { Reminders } from './Reminders.js';
import { newToken, ticketFor } from './tickets.js';
import { atZeroWords, timeWords } from './time.js';

interface GatheringProps {
  readonly playing: Playing;
  readonly face: Face;
  readonly game: AnyGame;
}

export function Gathering({ playing: { snap, trouble }, face, game }: GatheringProps) {
  const { you = null, line = 'connecting' } = snap ?? {};
  const { invite, watch } = ticketFor(face.match) ?? { invite: null, watch: null };
  const seated = you?.seat ?? null;
  const free = face.chairs.flatMap((chair, seat) => (!chair.taken && chair.plan !== 'bot' ? [seat] : []));
  return (
    <div className="page gathering-page" data-game={game.id}>
      <header className="top">
        <Link to={pathTo.shelf()} className="ib" label="Back to the shelf">
          <Glyph name="back" />
        </Link>
        <h1>{game.about.title}</h1>
        <span className="chip">{line === 'open' ? 'Gathering' : 'Connecting…'}</span>
      </header>
      <main className="gathering">
        <section className="panel" aria-labelledby="chairs">
          <h2 id="chairs">Around the table</h2>
          <ol className="chairs">
            {face.chairs.map((chair, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
              <ChairLine key={seat} chair={chair} seat={seat} me={seat === seated} host={you?.host ?? false} />
            ))}
          </ol>
          <p className="mut s">{termsOf(face, game)}</p>
          <p className="mut s commitment">
            The seed is chosen already: <code>{face.commitment.slice(0, 16)}…</code> is its promise, and after the match anybody can check
            it.
          </p>
        </section>
        <KnockCards face={face} seat={seated} host={you?.host ?? false} />
        {seated === null && you?.role !== 'spectator' && free.length > 0 && <SitDown free={free} host={you?.host ?? false} />}
        {seated !== null && <Waiting face={face} />}
        {you?.host && invite && (
          <section className="panel" aria-label="Links">
            <LinkBox
              title="Invite friends"
              note="Whoever opens this link may take a free seat. No account needed."
              link={inviteLink(face.match, invite)}
              qr
            />
            {watch && (
              <LinkBox
                title="Watch, or show on a shared screen"
                note="Shows what everybody may see. Put it on the television and play from your phones."
                link={watchLink(face.match, watch)}
                qr={false}
              />
            )}
          </section>
        )}
        {you?.host && <HostKeys face={face} />}
      </main>
      {trouble && <Trouble words={trouble} close={forgetTrouble} />}
    </div>
  );
}

function chairWords(chair: ChairFace): string {
  if (chair.taken) return chair.here ? 'is here' : 'has gone for a moment';
  if (chair.plan === 'bot') return `a bot, ${chair.bot ?? 'sensible'}`;
  return chair.plan === 'open' ? `free; a bot (${chair.bot ?? 'steady'}) if nobody comes` : 'free';
}

interface ChairLineProps {
  readonly chair: ChairFace;
  readonly seat: Seat;
  readonly me: boolean;
  readonly host: boolean;
}

function ChairLine({ chair, seat, me, host }: ChairLineProps) {
  const name = chair.name || `Seat ${seat + 1}`;
  return (
    <li className={chair.here || chair.plan === 'bot' ? 'chair' : 'chair empty'}>
      <SeatShape seat={seat} size={26} />
      <span className="chair-name">
        <b>{name}</b>
        {me && <span className="tag">you</span>}
        <small>{chairWords(chair)}</small>
      </span>
      {host && !me && chair.taken && (
        <GlyphButton glyph="close" label={`Send ${name} away`} press={() => void order({ t: 'remove', seat })} className="plain" />
      )}
      {host && !chair.taken && chair.plan !== 'bot' && (
        <Button press={() => void order({ t: 'plan', seat, plan: { kind: 'bot', bot: 'steady' } })}>Give it to a bot</Button>
      )}
      {host && chair.plan === 'bot' && <Button press={() => void order({ t: 'plan', seat, plan: { kind: 'person' } })}>Free it</Button>}
    </li>
  );
}

function termsOf({ settings, options }: Face, game: AnyGame): string {
  const chosen = Object.entries(options).flatMap(([key, value]) => {
    const spec = game.options[key];
    if (!spec || spec.default === value) return [];
    return [`${spec.label}: ${spec.choices.find((choice) => choice.value === value)?.label ?? String(value)}`];
  });
  const { clock } = settings;
  const time = clock
    ? `${timeWords(clock.seconds)} ${clock.per === 'decision' ? 'for each decision' : 'for the whole match'}; then ${atZeroWords(clock.atZero)}`
    : 'no clock: come back tomorrow if you like';
  return [...(chosen.length > 0 ? chosen : ['usual options']), time].join(' · ');
}

function SitDown({ free, host }: { readonly free: readonly Seat[]; readonly host: boolean }) {
  const known = useSettings((settings) => settings.name);
  const keepName = useSettings((settings) => settings.change);
  const [name, setName] = useState(known);
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [busy, setBusy] = useState(false);
  const [token] = useState(newToken); // one that has knocked with it sits down with it
  const seat = chosen !== null && free.includes(chosen) ? chosen : (free[0] ?? 0);
  const sit = () => {
    setBusy(true);
    keepName({ name: name.trim() });
    void takeSeat(seat, name.trim(), word.trim(), token).then(() => setBusy(false));
  };
  return (
    <form
      className="panel sitdown"
      onSubmit={(event) => {
        event.preventDefault();
        sit();
      }}
    >
      <h2>{host ? 'Take a seat, or stay the shared screen' : 'Take a seat'}</h2>
      <label className="field">
        Your name
        <input type="text" required maxLength={20} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <fieldset className="seats">
        <legend>Your seat</legend>
        {free.map((one) => (
          <label key={one} className={one === seat ? 'seat-choice on' : 'seat-choice'}>
            <input type="radio" name="seat" checked={one === seat} onChange={() => setChosen(one)} />
            <SeatShape seat={one} size={24} /> Seat {one + 1}
          </label>
        ))}
      </fieldset>
      <label className="field">
        A word of your own
        <input type="text" maxLength={40} value={word} placeholder="optional" onChange={(event) => setWord(event.target.value)} />
        <small>It is mixed into the luck of this match, so that nobody can have chosen it beforehand.</small>
      </label>
      <div className="row end">
        <button type="submit" className="btn go" disabled={busy || name.trim() === ''}>
          <Glyph name="check" size={18} />
          Sit down
        </button>
      </div>
    </form>
  );
}

function Waiting({ face }: { readonly face: Face }) {
  const missing = face.chairs.filter((chair) => !chair.taken && chair.plan === 'person').length;
  const words = missing === 0 ? 'Everybody is here.' : `Waiting for ${missing === 1 ? 'one more person' : `${missing} more people`}.`;
  return (
    <section className="panel">
      <h2>You have a seat</h2>
      <p role="status">{words} You may close this page and come back by the same link.</p>
      <Reminders />
      <div className="row end">
        <Button press={() => void order({ t: 'leave' })}>Give the seat up</Button>
      </div>
    </section>
  );
}

function HostKeys({ face }: { readonly face: Face }) {
  const missing = face.chairs.filter((chair) => !chair.taken && chair.plan === 'person').length;
  return (
    <section className="q gathering-go" aria-label="Begin">
      <div className="q-row">
        <div className="q-text">
          <h2>{missing === 0 ? 'The table is ready' : 'Waiting for your friends'}</h2>
          <p>
            {missing === 0
              ? 'Free seats get their bots when you begin.'
              : 'The match begins when every seat is taken. Seats that nobody needs can go to a bot.'}
          </p>
        </div>
        <div className="q-buttons">
          <label className="switch">
            <input
              type="checkbox"
              checked={face.settings.listed}
              onChange={(event) => void order({ t: 'list', listed: event.target.checked })}
            />
            In the public lobby
          </label>
          <Button go glyph="play" disabled={missing > 0} press={() => void order({ t: 'start' })}>
            Begin
          </Button>
        </div>
      </div>
    </section>
  );
}
