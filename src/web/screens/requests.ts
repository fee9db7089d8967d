/** What is asked of this person besides the game: taking back, handing a seat over, a knock at the door. The oldest comes first. */
import type { AnyGame, Seat } from '../../engine/game.js';
import type { Face, Happened, UndoFace, You } from '../../match/messages.js';
import { journalOf } from '../../match/picture.js';
import type { Request } from '../kit/bar/states.js';
import { BAR_WORDS as W } from '../kit/bar/words.js';
import { answersIn, sayAgain } from '../online/OnceMore.js';
import { ROOM_WORDS } from '../online/words.js';
import { order } from '../session/store.js';

const { again: R } = ROOM_WORDS;

interface Around {
  readonly game: AnyGame;
  readonly face: Face;
  readonly you: You | null;
  readonly names: readonly string[];
  readonly journal: readonly Happened[];
}

/** Everything that waits for an answer of mine, or that I have asked for myself. */
export function requestsOf(around: Around): readonly Request[] {
  const { face, you, names } = around;
  return [takeBack(around), proposal(around), ...knocksAt(face, you, names), onceMore(around)].filter((one) => one !== null);
}

/** Whose requests wait: their seats carry a dot. */
export const askersOf = ({ takeBack: undo, proposal: wish }: Face): readonly Seat[] =>
  [undo?.seat, wish?.by].filter((seat): seat is Seat => seat !== undefined && seat !== null);

function takeBack({ game, face, you, names, journal }: Around): Request | null {
  const { takeBack: asked } = face;
  if (!asked) return null;
  const waiting = asked.waiting.map((seat) => names[seat] ?? '');
  if (asked.seat === you?.seat) {
    return {
      seat: asked.seat,
      over: W.youAsk,
      heading: W.asked(waiting),
      words: W.takeBackWords,
      quiet: { label: W.neverMind, press: () => void order({ t: 'grant', yes: false }) },
      filled: null,
      mine: true,
    };
  }
  if (you?.seat == null || !asked.waiting.includes(you.seat)) return null;
  const name = names[asked.seat] ?? '';
  const [line] = journalOf(game, journal, names).filter(({ entry, seat }) => entry >= asked.to && seat === asked.seat);
  const what = line ? line.words.replace(name, '').trim() : '';
  return {
    seat: asked.seat,
    over: W.asks(name),
    heading: W.takeBack(what === '' ? '' : what.charAt(0).toUpperCase() + what.slice(1)),
    words: `${W.takeBackWords} ${W.saidYes(
      asked.granted.map((seat) => names[seat] ?? ''),
      waiting.filter((one) => one !== names[you.seat ?? -1]),
    )}`.trim(),
    quiet: { label: W.no, press: () => void order({ t: 'grant', yes: false }) },
    filled: { label: W.let(name), press: () => void order({ t: 'grant', yes: true }) },
  };
}

function proposal({ face, you, names }: Around): Request | null {
  const { proposal: wish } = face;
  if (!wish) return null;
  const name = names[wish.seat] ?? '';
  const heading = wish.what === 'bot' ? W.botFor(name) : W.sendAway(name);
  const no = () => void order({ t: 'agree', yes: false });
  if (you?.host) {
    const waiting = wish.waiting.map((seat) => names[seat] ?? '');
    return {
      seat: wish.seat,
      over: W.hostAsks,
      heading,
      words: W.asked(waiting),
      quiet: { label: W.neverMind, press: no },
      filled: null,
      mine: true,
    };
  }
  if (you?.seat == null || !wish.waiting.includes(you.seat)) return null;
  return {
    seat: wish.by,
    over: W.hostAsks,
    heading,
    words: 'Everybody else must agree.',
    quiet: { label: W.no, press: no },
    filled: { label: W.agree, press: () => void order({ t: 'agree', yes: true }) },
  };
}

/** Who stands at the door, for whoever may open it. */
export function knocksAt(face: Face, you: You | null, names: readonly string[]): readonly Request[] {
  if (!you || (you.seat === null && !you.host)) return [];
  return face.knocks
    .filter(({ open }) => !open)
    .map(({ n, name, seat }) => ({
      seat: null,
      over: W.knockOver,
      heading: W.knock(name),
      words: seat === null ? W.knockWatch(name) : W.knockSeat(name, seatWords(face, seat, names)),
      quiet: { label: W.notNow, press: () => void order({ t: 'admit', knock: n, yes: false }) },
      filled: { label: W.letIn(name), press: () => void order({ t: 'admit', knock: n, yes: true }) },
    }));
}

const seatWords = ({ phase }: Face, seat: Seat, names: readonly string[]): string =>
  phase === 'gathering' ? `seat ${seat + 1}` : `the seat of ${names[seat]}`;

/** The match is over, and somebody wants once more. */
function onceMore({ face, you, names }: Around): Request | null {
  const { yes } = answersIn(face);
  const [first] = yes;
  if (face.phase !== 'over' || face.rematch !== null || first === undefined || you?.seat == null || face.again[you.seat] !== null)
    return null;
  return {
    seat: first,
    over: R.heading,
    heading: R.want(yes.map((seat) => names[seat] ?? '')),
    words: R.nobody,
    quiet: { label: R.no, press: () => sayAgain(false) },
    filled: { label: R.yes, press: () => sayAgain(true) },
  };
}

/** Taking back where it is not free: why, and who has to agree. */
export function undoRequest(
  offer: UndoFace,
  how: {
    readonly seat: Seat;
    readonly far: boolean;
    readonly others: readonly string[];
    readonly agree: () => void;
    readonly close: () => void;
  },
): Request {
  const { seat, far, others, agree, close } = how;
  const label = far ? W.askThem : others.length > 0 ? W.theyAgree : W.takeItBack;
  const because = !offer.possible || far ? '' : others.length > 0 ? ` ${W.asked(others)}` : ` ${W.bots}`;
  return {
    seat,
    over: 'Take back',
    heading: offer.possible ? W.undo : offer.because,
    words: offer.possible ? `${offer.because}${because}` : '',
    quiet: offer.possible ? { label: W.leaveIt, press: close } : null,
    filled: offer.possible ? { label, press: agree } : { label: W.back, press: close },
    mine: true,
  };
}
