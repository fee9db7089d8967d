/** What the bar says in each of its states. Which of them is shown is a matter of rank (content.ts). */
import type { ReactNode } from 'react';
import type { Decision, GameTypes, Refusal, Seat } from '../../../engine/game.js';
import { same } from '../../../engine/json.js';
import { Glyph } from '../../art/glyph.js';
import { SeatShape } from '../../art/seat.js';
import type { Asks, Beat, Chosen, Countdown, Question, Said, Sitter } from '../../table.js';
import type { FirstNote } from '../first-note.js';
import type { BarContent, BarState, Filled, OverLine } from './content.js';
import { Waited } from './Ring.js';
import { STAND_IN, BAR_WORDS as W } from './words.js';

/** Somebody wants something of this person besides the game. */
export interface Request {
  readonly seat: Seat | null; // who asks; null: nobody at the table
  readonly over: string;
  readonly heading: string;
  readonly words: string;
  readonly quiet: { readonly label: string; readonly press: () => void } | null;
  readonly filled: Filled | null;
  readonly mine?: boolean; // I have asked for it myself: it does not wait until nothing is chosen
}

export interface Lesson {
  readonly n: number;
  readonly of: number;
  readonly heading: string;
  readonly words: string;
  readonly clause: string;
  readonly again: (() => void) | null; // shows the key moment before it once more
  readonly next: (() => void) | null; // null: the move itself is awaited
  readonly isFarewell: boolean;
}

export interface HintShown {
  readonly move: GameTypes['move'];
  readonly short: string; // why, in few words; empty where there are only many
  readonly asGood: boolean; // as the first
}

/** One thing that happened since this person's last question. */
export interface Since {
  readonly seat: Seat | null;
  readonly short: string;
  readonly entry: number;
}

export interface BarInput {
  readonly cut: {
    readonly kept: string | null;
    readonly again: number | null; // milliseconds from the cut until it is tried again
    readonly takeBack: (() => void) | null; // the kept move has not gone out
    readonly tryNow: () => void;
  } | null;
  readonly takeOver: (() => void) | null;
  readonly standIn: { readonly seat: Seat; readonly why: string; readonly back: (() => void) | null } | null;
  readonly scene: { readonly beats: readonly Beat[]; readonly at: number; readonly began: number; readonly hold: number } | null;
  readonly skipScene: () => void;
  readonly nextBeat: () => void;
  readonly request: Request | null;
  readonly lesson: Lesson | null;
  readonly whyNot: {
    readonly refusal: Refusal;
    readonly about: string | null;
    readonly figure?: ReactNode;
    readonly close: () => void;
  } | null;
  readonly hint: { readonly advice: readonly HintShown[] | 'thinking'; readonly compare: () => void; readonly close: () => void } | null;
  readonly question: Question<GameTypes> | null;
  readonly questions: number;
  readonly asks: Asks<GameTypes>;
  readonly say: (move: GameTypes['move']) => Said;
  readonly chosen: Chosen<GameTypes> | null;
  readonly proposed: GameTypes['move'] | null;
  readonly clock: Countdown | null;
  readonly hurried: boolean; // its last ten seconds
  readonly more: (() => void) | null; // a minute more can be had
  readonly named: string | null; // several people share the screen: whom it asks
  readonly since: readonly Since[];
  readonly openSince: () => void;
  readonly openTalk: (() => void) | null; // with friends
  readonly note: Pick<FirstNote, 'thing' | 'words'> | null; // said once in a life, over the question
  readonly listAll: () => void;
  readonly openRule: (clause: string) => void;
  readonly select: (decision: Decision, move: GameTypes['move'] | null) => void;
  readonly submit: (decision: Decision, move: GameTypes['move']) => void;
  readonly stopAsking: (decision: Decision, move: GameTypes['move']) => void; // and give this answer each time
  readonly waiting: {
    readonly words: string;
    readonly seat: Seat | null;
    readonly sitter: Sitter | undefined;
    readonly clock: Countdown | null;
    readonly more?: string; // a few words under it
    readonly thinks?: Decision['id']; // a bot does, over this
  } | null;
  readonly over: Pick<BarContent, 'heading' | 'words' | 'quiet' | 'filled'> | null;
}

const FIGURE = 40; // pixels

const shape = (seat: Seat | null, breathes = false): ReactNode =>
  seat === null ? null : <SeatShape seat={seat} size={FIGURE} className={breathes ? 'breathes' : ''} />;

/** The states, each of which says what it would show, or null. */
export function statesOf(input: BarInput): Readonly<Record<BarState, () => BarContent | null>> {
  const isChosen = input.chosen !== null;
  return {
    cut: () =>
      input.cut && {
        look: 'cut',
        figure: <Glyph name="unlit" size={32} />,
        heading: input.cut.kept === null ? W.cut.heading : W.cut.headingKept,
        words: `${input.cut.kept === null ? W.cut.nothing : W.cut.kept(input.cut.kept)} ${W.cut.again(input.cut.again)}`.trim(),
        quiet: input.cut.takeBack && { label: W.takeItBack, press: input.cut.takeBack },
        filled: { label: W.cut.act, press: input.cut.tryNow },
      },
    elsewhere: () =>
      input.takeOver && {
        look: 'plain',
        figure: <Glyph name="eye" size={32} />,
        heading: W.elsewhere.heading,
        words: W.elsewhere.words,
        filled: { label: W.elsewhere.act, press: input.takeOver },
      },
    standIn: () => standIn(input),
    hurry: () => (input.hurried ? asking(input) : null),
    scene: () => scene(input),
    request: () => (input.request && (input.request.mine || !isChosen) ? request(input.request, input.question !== null) : null),
    guide: () => lesson(input),
    whyNot: () => whyNot(input),
    hint: () => hint(input),
    question: () => asking(input),
    waiting: () =>
      input.waiting && {
        look: 'plain',
        figure:
          input.waiting.thinks === undefined || input.waiting.clock ? (
            shape(input.waiting.seat, true)
          ) : (
            <Waited key={input.waiting.thinks} size={FIGURE}>
              {shape(input.waiting.seat, true)}
            </Waited>
          ),
        clock: input.waiting.clock,
        heading: input.waiting.words,
        words: input.waiting.clock && input.waiting.sitter ? W.thenOne(input.waiting.sitter.name) : input.waiting.more,
        quiet: input.openTalk && { label: W.say, press: input.openTalk },
      },
    over: () =>
      input.over && {
        look: 'lit',
        figure: <Glyph name="trophy" size={32} />,
        ...input.over,
      },
  };
}

function standIn({ standIn: bot, openSince }: BarInput): BarContent | null {
  if (!bot) return null;
  const [heading, words] = STAND_IN[bot.why] ?? ['A bot plays for you', ''];
  return {
    look: 'begs',
    seat: bot.seat,
    figure: <Glyph name="bot" size={32} />,
    heading,
    words,
    quiet: { label: W.showMe, press: openSince },
    filled: bot.back && { label: W.iAmBack, press: bot.back },
  };
}

function scene({ scene: told, skipScene, nextBeat, waiting }: BarInput): BarContent | null {
  const beat = told?.beats[told.at];
  if (!told || !beat) return null;
  return {
    look: 'plain',
    figure: beat.figure ?? shape(beat.seat),
    heading: beat.words,
    signs: beat.signs ?? [],
    words: beat.more,
    quiet: { label: waiting ? W.skip : W.toMyTurn, press: skipScene },
    ...(beat.awaits !== undefined && { filled: { label: beat.words, press: nextBeat } }),
    beats: { at: told.at, of: told.beats.length, began: told.began, hold: told.hold },
  };
}

function request(asked: Request, isMyTurn: boolean): BarContent {
  const { seat, over, heading, words, quiet, filled } = asked;
  const line: OverLine = { words: isMyTurn ? `${over} · ${W.afterThis}` : over, tone: 'seat' };
  return { look: 'begs', ...(seat === null ? {} : { seat }), figure: shape(seat), over: line, heading, words, quiet, filled };
}

function lesson({ lesson: taught, question, asks, say, openRule, submit }: BarInput): BarContent | null {
  if (!taught) return null;
  const { n, of, heading, words, clause, again, next, isFarewell } = taught;
  const move = question?.choices[0]?.move;
  const act = question && move !== undefined ? { label: say(move).label, press: () => submit(question.decision, move) } : null;
  return {
    look: 'lit',
    figure: isFarewell ? <Glyph name="trophy" size={32} /> : asks.figure,
    over: { words: W.lesson(n, of), glyph: 'rules', tone: 'accent', dots: { at: n - 1, of } },
    heading,
    words,
    teaches: true,
    quiet: again ? { label: W.again, press: again } : { label: W.rule(clause), press: () => openRule(clause) },
    filled: next ? { label: isFarewell ? W.playOn : W.next, press: next } : act,
  };
}

function whyNot({ whyNot: why, openRule }: BarInput): BarContent | null {
  if (!why) return null;
  const { refusal, about, figure, close } = why;
  return {
    look: 'plain',
    figure: figure ?? <Glyph name="lock" size={28} />,
    over: { words: about === null ? W.notNowOver : `${W.notNowOver}: ${about}`, glyph: 'lock', tone: 'bad' },
    heading: refusal.because,
    quiet: refusal.clause === '' ? null : { label: W.rule(refusal.clause), press: () => openRule(refusal.clause) },
    filled: { label: W.back, press: close },
  };
}

function hint(input: BarInput): BarContent | null {
  const { hint: asked, question, say, select, submit, chosen } = input;
  if (!asked || !question) return null;
  const { advice } = asked;
  if (advice === 'thinking') {
    const asks = asking(input);
    return asks && { ...asks, over: { words: W.thinking, glyph: 'hint', tone: 'accent' } };
  }
  const at = advice.findIndex(({ move }) => chosen !== null && same(move, chosen.move));
  const best = advice[at];
  if (!best) return null; // something else is chosen: the hint has been read
  const said = say(best.move);
  const next = advice[(at + 1) % advice.length];
  return {
    look: 'lit',
    figure: said.figure ?? input.asks.figure,
    over: {
      words: W.hint,
      glyph: 'hint',
      tone: 'accent',
      ...(advice.length > 1 ? { open: asked.compare, opens: W.compare(advice.length) } : {}),
    },
    heading: said.title,
    signs: said.signs ?? [],
    words: best.asGood ? W.asGood(best.short) : best.short,
    quiet:
      advice.length > 1 && next
        ? { label: W.another, press: () => select(question.decision, next.move) }
        : { label: W.back, press: asked.close },
    filled: { label: said.label, press: () => submit(question.decision, best.move), glyph: 'check' },
  };
}

const newToYou = (words: string): ReactNode => (
  <>
    <b>{W.newToYou}</b> {words}
  </>
);

function sinceLine({ since, openSince, note }: BarInput): OverLine | null {
  if (note !== null) return { words: newToYou(note.words), glyph: 'star', note: note.thing };
  if (since.length === 0) return null;
  const words = since.map(({ seat, short, entry }) => (
    <span key={`${entry} ${seat} ${short}`}>
      {seat !== null && <SeatShape seat={seat} size={12} className="inline-shape" />} {short}{' '}
    </span>
  ));
  return { words, open: openSince, opens: W.all };
}

function asking(input: BarInput): BarContent | null {
  const { question, asks, say, chosen, proposed, clock, named, submit, listAll } = input;
  if (!question) return null;
  const { decision } = question;
  const legal = question.choices.filter((choice) => choice.refusal === null);
  const said = chosen === null ? null : say(chosen.move);
  const [only] = legal;
  const act = chosen?.move ?? proposed ?? (legal.length === 1 ? only?.move : undefined);
  const skip = asks.skip !== undefined && (act === undefined || !same(asks.skip, act)) ? asks.skip : undefined;
  const other = legal.length === 2 && act !== undefined ? legal.find(({ move }) => !same(move, act))?.move : undefined;
  const quiet = skip ?? other;
  const stops = asks.mayStop && act !== undefined && same(act, asks.usual) ? act : undefined;
  const atZero = clock === null ? null : act === undefined ? W.atZeroBot : W.atZero(say(act).label);
  return {
    look: 'lit',
    figure: said?.figure ?? asks.figure,
    clock,
    over: sinceLine(input),
    heading: said?.title ?? `${named === null ? '' : `${named}: `}${asks.heading ?? question.words}`,
    signs: (said ? said.signs : asks.signs) ?? [],
    words:
      (input.hurried ? atZero : null) ??
      (said ? said.words : asks.words) ??
      (input.questions > 1 ? W.questions(input.questions) : undefined),
    list: legal.length > 2 ? { count: legal.length, open: listAll } : null,
    quiet:
      input.hurried && input.more
        ? { label: W.minuteMore, press: input.more }
        : quiet === undefined
          ? null
          : { label: say(quiet).label, press: () => submit(decision, quiet) },
    also: stops === undefined ? null : { label: W.stopAsking, press: () => input.stopAsking(decision, stops) },
    filled:
      act === undefined
        ? 'choose'
        : {
            label: say(act).label,
            press: () => submit(decision, act),
            ...(chosen ? { glyph: 'check' as const } : legal.length > 1 ? { glyph: 'hint' as const } : {}),
          },
  };
}
