/** The second question: who sits where? On the places of the game, as its table will have them. */
import { useState } from 'react';
import type { Seat, StepShare } from '../../engine/game.js';
import type { Box } from '../../games/kit/boxes.js';
import { LONGEST } from '../../match/settings.js';
import { Glyph } from '../art/glyph.js';
import { SeatShape } from '../art/seat.js';
import { BotFace } from '../kit/BotFace.js';
import { Button } from '../kit/Button.js';
import type { Lot, Places } from '../kit/places.js';
import type { Faults } from './faults.js';
import { Picker } from './Picker.js';
import { addSeat, type ChosenOptions, namesAt, placesOf, removeSeat, type SeatChoice, type SetupPlan, sit } from './plan.js';
import styles from './seats.module.css';
import setupStyles from './setup.module.css';
import { seatWords, SETUP_WORDS as W } from './words.js';

interface SeatsProps {
  readonly box: Box;
  readonly plan: SetupPlan;
  readonly options: ChosenOptions; // all of them
  readonly places: Places | null; // null: plain ones
  readonly faults: Faults;
  readonly apart: readonly StepShare[];
  readonly me: string;
  readonly rename: (name: string) => void; // me
  readonly change: (plan: SetupPlan) => void;
  readonly setOption: (key: string, value: ChosenOptions[string]) => void;
}

export function Seats(props: SeatsProps) {
  const { box, plan, options, places, change } = props;
  const [picked, setPicked] = useState<{ readonly seat: Seat; readonly at: HTMLElement } | null>(null);
  const sitting = placesOf(plan);
  const all = Array.from({ length: box.seats.max }, (_, seat) => sitting[seat] ?? null);
  const at = (seat: Seat) => ({ seat, seats: Math.max(sitting.length, seat + 1), options });
  const lot = places?.lot;
  const here = picked && sitting[picked.seat];
  return (
    <section className={styles.where} aria-labelledby="where">
      <header>
        <h2 id="where" className={setupStyles.question}>
          {W.where}
        </h2>
        {places && <p>{places.caption}</p>}
        {lot && sitting.length > 1 && <Draw lot={lot} options={options} setOption={props.setOption} />}
      </header>
      <div className={styles.ground} data-plain={places ? undefined : ''}>
        {places && <places.Ground free={all.map((place) => place === null)} />}
        <ol className={`${styles.seats} ${places?.look ?? ''}`} style={{ '--seats': box.seats.max }}>
          {all.map((place, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat} data-free={place ? undefined : ''} style={{ '--seat': seat }}>
              {places && <places.Sign {...at(seat)} free={place === null} />}
              <div className={styles.card}>
                <Title seat={seat} words={places?.title(at(seat)) ?? W.table.title(seat)} begins={lot && place ? lot : null} {...props} />
                {place ? (
                  <Sitting place={place} seat={seat} open={(button) => setPicked({ seat, at: button })} {...props} />
                ) : (
                  <Button glyph="plus" className={styles.add ?? ''} press={() => change(addSeat(plan, box))}>
                    {places?.add ?? W.table.add}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
      {picked && here && (
        <Picker
          at={picked.at}
          title={places?.who(at(picked.seat)) ?? W.table.who(picked.seat)}
          way={plan.way}
          seat={picked.seat}
          place={here}
          step={plan.step}
          apart={props.apart}
          sit={(place) => change(sit(plan, picked.seat, place))}
          leave={sitting.length > box.seats.min ? () => change(removeSeat(plan, box, picked.seat)) : null}
          close={() => setPicked(null)}
        />
      )}
    </section>
  );
}

type SetOption = SeatsProps['setOption'];

/** By lot, or as the seats say. Where it is about who begins, a tap on a seat's shape says who. */
function Draw({ lot, options, setOption }: { readonly lot: Lot; readonly options: ChosenOptions; readonly setOption: SetOption }) {
  const drawn = options[lot.option] === lot.drawn;
  return (
    <button
      type="button"
      className={`btn ${styles.lot}`}
      aria-pressed={drawn}
      onClick={() => setOption(lot.option, drawn ? (lot.kept ?? 0) : lot.drawn)}
    >
      <Glyph name={drawn ? 'check' : 'shuffle'} size={18} />
      {lot.label}
    </button>
  );
}

interface TitleProps extends Pick<SeatsProps, 'options' | 'setOption'> {
  readonly seat: Seat;
  readonly words: string;
  readonly begins: Lot | null;
}

function Title({ seat, words, begins, options, setOption }: TitleProps) {
  const inside = (
    <>
      <SeatShape seat={seat} size={18} />
      <b className="d">{words}</b>
    </>
  );
  if (begins === null || begins.kept !== null) return <div className={styles.title}>{inside}</div>;
  const first = options[begins.option] === seat;
  return (
    <button
      type="button"
      className={styles.title}
      aria-pressed={first}
      aria-label={W.begins(words)}
      onClick={() => setOption(begins.option, first ? begins.drawn : seat)}
    >
      {inside}
      {first && <span className="tag acc">{W.begin}</span>}
    </button>
  );
}

interface SittingProps extends SeatsProps {
  readonly place: SeatChoice;
  readonly seat: Seat;
  readonly open: (button: HTMLElement) => void;
}

function Sitting({ place, seat, plan, faults, me, rename, change, open }: SittingProps) {
  const words = seatWords(place, plan.way);
  const fault = faults.seats.get(seat);
  return (
    <>
      {place.kind === 'friend' ? (
        <span className={styles.waits}>{W.waits(plan.way)}</span>
      ) : (
        <input
          type="text"
          className={styles.name}
          aria-label={W.nameOf(seat)}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? `fault-${seat}` : undefined}
          maxLength={LONGEST.name}
          autoComplete={place.kind === 'me' ? 'nickname' : 'off'}
          placeholder={place.kind === 'me' ? W.yourName : place.kind === 'bot' ? namesAt(placesOf(plan), me)[seat] : W.name}
          value={place.kind === 'me' ? me : place.name}
          onChange={({ target: { value } }) => (place.kind === 'me' ? rename(value) : change(sit(plan, seat, { ...place, name: value })))}
        />
      )}
      <button
        type="button"
        className={styles.who}
        aria-haspopup="dialog"
        aria-label={W.whoAt(seat, words)}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {place.kind === 'bot' ? <BotFace bot={place.step} size={28} seat={seat} /> : <Glyph name={GLYPHS[place.kind]} size={16} />}
        <span>{words}</span>
        <Glyph name="unfold" size={14} />
      </button>
      {fault && (
        <small id={`fault-${seat}`} className={styles.fault} role="status">
          {fault}
        </small>
      )}
    </>
  );
}

const GLYPHS = { me: 'check', here: 'people', friend: 'link' } as const;
