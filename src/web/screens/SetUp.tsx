/** Setting a table up: who sits where, the options with their meaning, and the seed. */
import { useEffect, useState } from 'react';
import { BOT_NAMES, type BotName, bots } from '../../bots/index.js';
import { botNameBeside } from '../../bots/names.js';
import { Complaint } from '../../engine/complaint.js';
import type { Json, OptionSpec } from '../../engine/game.js';
import { checkOptions } from '../../engine/options.js';
import type { SeatPlan } from '../../match/settings.js';
import { BoxArt } from '../art/box.js';
import { Glyph } from '../art/glyph.js';
import { SeatShape, shapeOf } from '../art/seat.js';
import { Button, GlyphButton } from '../kit/Button.js';
import { Link } from '../kit/Link.js';
import { RulesSheet } from '../kit/RulesSheet.js';
import { Trouble } from '../kit/Trouble.js';
import { type AnyGame, loadGames } from '../library.js';
import { EffectNote } from '../measured/EffectNote.js';
import { foundMatch } from '../online/api.js';
import { OnlineTerms, USUAL_TERMS } from '../online/OnlineTerms.js';
import { keepSeatWish } from '../online/tickets.js';
import { go, pathTo } from '../route.js';
import { beginHere } from '../session/local.js';
import { usualSeats } from '../session/quick.js';
import { myName, useSettings } from '../settings.js';
import './setup.css';

export function SetUp({ game: id }: { readonly game: string }) {
  const [game, setGame] = useState<AnyGame | null | undefined>();
  useEffect(() => {
    void loadGames().then((games) => setGame(games[id] ?? null));
  }, [id]);
  if (game === undefined) return <p className="loading">The box is being opened…</p>;
  if (game === null) return <Trouble words="This game is not on the shelf yet. It is coming." close={null} />;
  return <SetUpForm game={game} />;
}

/** Who decides for a seat: me, another person at this device, a bot, or somebody far away (a friend, or a bot if nobody comes). */
type Seating = { readonly kind: 'me' | 'here' } | { readonly kind: 'bot'; readonly bot: BotName } | Friend;
type Friend = { readonly kind: 'friend' | 'friend-or-bot' };

interface Place {
  readonly key: number;
  readonly seating: Seating;
  readonly name: string; // a friend brings their own
}

const isFriend = (seating: Seating): seating is Friend => seating.kind === 'friend' || seating.kind === 'friend-or-bot';

const BOTS = BOT_NAMES.map((name) => [name, `Bot, ${name}: ${bots[name].line}`] as const);

const kindOf = (seating: Seating): string => (seating.kind === 'bot' ? `bot ${seating.bot}` : seating.kind);

function seatingOf(kind: string): Seating {
  if (kind === 'me' || kind === 'here' || kind === 'friend' || kind === 'friend-or-bot') return { kind };
  return { kind: 'bot', bot: BOT_NAMES.find((name) => kind === `bot ${name}`) ?? 'sensible' };
}

function usualPlaces(game: AnyGame, me: string): Place[] {
  return usualSeats(game.seats, me).map(({ name, bot }, key) => ({
    key,
    name,
    seating: bot === null ? { kind: 'me' } : { kind: 'bot', bot },
  }));
}

/** Why the table cannot begin like this, or null. The rules speak through the engine's own check. */
function objection(game: AnyGame, places: readonly Place[], options: Readonly<Record<string, Json>>): string | null {
  const names = places.filter((place) => !isFriend(place.seating)).map((place) => place.name.trim());
  if (names.some((name) => name === '')) return 'Everybody needs a name.';
  const twice = names.find((name, seat) => names.indexOf(name) !== seat);
  if (twice !== undefined) return `Two players are called ${twice}. Give them different names.`;
  if (places.filter((place) => place.seating.kind === 'me').length > 1)
    return 'Only one seat can be you; the others are people on this device.';
  if (places.some((place) => isFriend(place.seating)) && places.some((place) => place.seating.kind === 'here'))
    return 'With friends by a link everybody plays on their own device: make the person on this device a friend.';
  try {
    checkOptions(game, places.length, options);
    return null;
  } catch (error) {
    if (error instanceof Complaint) return error.message;
    throw error;
  }
}

function SetUpForm({ game }: { readonly game: AnyGame }) {
  const me = useSettings(myName);
  const [places, setPlaces] = useState(() => usualPlaces(game, me));
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>({});
  const [seed, setSeed] = useState('');
  const [terms, setTerms] = useState(USUAL_TERMS);
  const [clause, setClause] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false); // a second press begins no second match
  const { min, max } = game.seats;
  const against = objection(game, places, options);
  const online = places.some((place) => isFriend(place.seating));

  const add = () => {
    const key = Math.max(-1, ...places.map((place) => place.key)) + 1;
    const name = botNameBeside(places.map((place) => place.name));
    setPlaces([...places, { key, name, seating: { kind: 'bot', bot: 'sensible' } }]);
  };
  const change = (key: number, part: Partial<Place>) =>
    setPlaces(places.map((place) => (place.key === key ? { ...place, ...part } : place)));
  const moveUp = (at: number) =>
    setPlaces(places.map((place, i) => (i === at - 1 ? (places[at] ?? place) : i === at ? (places[at - 1] ?? place) : place)));
  const failed = (error: unknown) => {
    setBusy(false);
    setTrouble(error instanceof Error ? error.message : String(error));
  };
  const begin = () => {
    setBusy(true);
    const seats = places.map(({ name, seating: one }) => ({ name: name.trim(), bot: one.kind === 'bot' ? one.bot : null }));
    beginHere({ game: game.id, seats, options, seed }).then((id) => go(pathTo.match(id)), failed);
  };
  const invite = () => {
    setBusy(true);
    const seats = places.map(({ seating: one }) => planOf(one));
    const mine = places.findIndex((place) => place.seating.kind === 'me');
    foundMatch({ game: game.id, options: plain(options), seats, settings: terms }).then((match) => {
      if (mine >= 0) keepSeatWish(match, { seat: mine, name: places[mine]?.name.trim() ?? me });
      go(pathTo.online(match));
    }, failed);
  };
  return (
    <div className="page" data-game={game.id}>
      <header className="top">
        <Link to={pathTo.shelf()} className="ib" label="Back to the shelf">
          <Glyph name="back" />
        </Link>
        <h1>{game.about.title}</h1>
        <span className="chip desk">{game.about.credits}</span>
        <span className="sp" />
        <GlyphButton glyph="rules" label="Rules" press={() => setClause('')} />
      </header>
      <main className="setup">
        <section className="panel setup-lid desk" aria-hidden="true">
          <BoxArt game={game.id} crop="lid" />
        </section>
        <section className="panel setup-seats" aria-labelledby="who">
          <h2 id="who">Who plays?</h2>
          <p className="mut">{game.about.line}</p>
          <ol>
            {places.map((place, seat) => (
              <li key={place.key}>
                <SeatShape seat={seat} size={26} />
                <span className="unseen">
                  Seat {seat + 1}, {shapeOf(seat)}
                </span>
                <input
                  type="text"
                  aria-label={`Name of seat ${seat + 1}`}
                  maxLength={20}
                  disabled={isFriend(place.seating)}
                  value={isFriend(place.seating) ? 'brings a name along' : place.name}
                  onChange={(event) => change(place.key, { name: event.target.value })}
                />
                <select
                  aria-label={`Who sits in seat ${seat + 1}`}
                  value={kindOf(place.seating)}
                  onChange={(event) => change(place.key, { seating: seatingOf(event.target.value) })}
                >
                  <option value="me">Me</option>
                  <option value="here">Person on this device</option>
                  <option value="friend">Friend, by a link</option>
                  <option value="friend-or-bot">Friend by a link, or else a bot</option>
                  {BOTS.map(([bot, words]) => (
                    <option key={bot} value={`bot ${bot}`}>
                      {words}
                    </option>
                  ))}
                </select>
                {seat > 0 && (
                  <GlyphButton glyph="down" label={`Move ${place.name} one seat up`} press={() => moveUp(seat)} className="plain up" />
                )}
                {places.length > min && (
                  <GlyphButton
                    glyph="close"
                    label={`Take ${place.name} from the table`}
                    press={() => setPlaces(places.filter((p) => p.key !== place.key))}
                    className="plain"
                  />
                )}
              </li>
            ))}
          </ol>
          {places.length < max && (
            <Button glyph="plus" press={add}>
              One more seat
            </Button>
          )}
          <p className="mut s">
            Friends far away? Choose “Friend, by a link” for a seat. The seat decides colour, shape and place at the table: move players up
            to change theirs.
          </p>
        </section>
        <section className="panel setup-options" aria-labelledby="how">
          <h2 id="how">How?</h2>
          {Object.entries<OptionSpec>(game.options).map(([key, spec]) => (
            <OptionField
              key={key}
              game={game.id}
              name={key}
              spec={spec}
              value={options[key] ?? spec.default}
              choose={(value) => setOptions({ ...options, [key]: value })}
              openRule={setClause}
            />
          ))}
          {online ? (
            <OnlineTerms terms={terms} change={(part) => setTerms({ ...terms, ...part })} />
          ) : (
            <label className="field">
              Seed
              <input type="text" value={seed} placeholder="fresh" onChange={(event) => setSeed(event.target.value)} />
              <small>The same words deal the same match again. Leave it empty for a fresh one.</small>
            </label>
          )}
        </section>
        <section className="q setup-go" aria-label="Begin">
          <div className="q-row">
            <div className="q-text">
              <h2>{against ? 'Not yet' : 'The table is ready'}</h2>
              <p role="status">
                {against ?? `${places.length} ${places.length === 1 ? 'seat' : 'seats'}, about ${game.about.minutes} minutes.`}
              </p>
            </div>
            <div className="q-buttons">
              {online ? (
                <Button go press={invite} glyph="share" disabled={busy || against !== null}>
                  Invite
                </Button>
              ) : (
                <Button go press={begin} glyph="play" disabled={busy || against !== null}>
                  Begin
                </Button>
              )}
            </div>
          </div>
        </section>
      </main>
      {clause !== null && <RulesSheet game={game.id} title={game.about.title} clause={clause} close={() => setClause(null)} />}
      {trouble && <Trouble words={trouble} close={() => setTrouble(null)} />}
    </div>
  );
}

/** A seat as the server is asked to plan it. */
function planOf(seating: Seating): SeatPlan {
  if (seating.kind === 'friend-or-bot') return { kind: 'open', bot: 'steady' };
  if (seating.kind !== 'bot') return { kind: 'person' };
  return seating;
}

/** Options are single values: a number, a word, or yes and no. */
function plain(options: Readonly<Record<string, Json>>): Record<string, string | number | boolean | null> {
  const isPlain = (value: Json): value is string | number | boolean | null => typeof value !== 'object' || value === null;
  return Object.fromEntries(Object.entries(options).flatMap(([key, value]) => (isPlain(value) ? [[key, value]] : [])));
}

interface OptionFieldProps {
  readonly game: string;
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: Json;
  readonly choose: (value: Json) => void;
  readonly openRule: (clause: string) => void;
}

function OptionField({ game, name, spec, value, choose, openRule }: OptionFieldProps) {
  const at = spec.choices.findIndex((choice) => choice.value === value);
  const { range } = spec;
  return (
    <div className="field option">
      <label htmlFor={`option-${name}`}>{spec.label}</label>
      <button type="button" className="clause" onClick={() => openRule(spec.clause)}>
        Rule {spec.clause}
        <span className="unseen"> on {spec.label}</span>
      </button>
      <select
        id={`option-${name}`}
        value={at}
        onChange={(event) => {
          const choice = spec.choices[Number(event.target.value)];
          choose(choice ? choice.value : (range?.min ?? spec.default));
        }}
      >
        {spec.choices.map((choice, i) => (
          <option key={choice.label} value={i}>
            {choice.label}
          </option>
        ))}
        {range && <option value={-1}>another number…</option>}
      </select>
      {range && at < 0 && (
        <input
          type="number"
          aria-label={`${spec.label}, from ${range.min} to ${range.max}`}
          min={range.min}
          max={range.max}
          value={Number(value)}
          onChange={(event) => choose(Math.round(Number(event.target.value)))}
        />
      )}
      <EffectNote game={game} option={name} spec={spec} value={value} />
    </div>
  );
}
