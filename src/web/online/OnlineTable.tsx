/** The table of an online match: the same drawn table as on one device, with the server as the referee. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Decision } from '../../engine/game.js';
import type { Face, Position } from '../../match/messages.js';
import { Button, GlyphButton } from '../kit/Button.js';
import { Sheet } from '../kit/Sheet.js';
import type { AnyGame } from '../library.js';
import { openRecord } from '../play/match.js';
import { go, pathTo } from '../route.js';
import type { BarNow } from '../screens/slots.js';
import { TableFrame, useDrawnTable } from '../screens/TableFrame.js';
import type { Sitter } from '../table.js';
import { OnlineBar } from './OnlineBar.js';
import { happeningsOf, journalFrom, questionsOf } from './picture.js';
import { askHint, explain, forgetHint, forgetTrouble, hearTalk, namesOf, type Online, order, replayAt, select, submit } from './store.js';
import { TableSheet } from './TableSheet.js';
import { TalkSheet } from './TalkSheet.js';
import { keepTicket, ticketFor } from './tickets.js';
import { useTitle } from './title.js';

interface OnlineTableProps {
  readonly online: Online;
  readonly face: Face;
  readonly game: AnyGame;
  readonly position: Position;
  readonly rematch: (() => void) | null; // the way to the next match, once there is one
}

export function OnlineTable({ online, face, game, position, rematch }: OnlineTableProps) {
  const { you, past, selected, happened, newest, explained, trouble, hint } = online;
  const [sheet, setSheet] = useState<'talk' | 'table' | null>(null);
  const drawn = useDrawnTable(game.id);
  const names = useMemo(() => namesOf(face), [face]);
  const shown = past?.position ?? position;
  const { view } = shown;
  const over = face.phase === 'over';
  const seat = you?.seat ?? null;
  const bot = seat === null ? null : (face.chairs[seat]?.bot ?? null);
  const questions = useMemo(
    () => (past || bot !== null ? [] : questionsOf(game, position.view, names)),
    [game, position, names, past, bot],
  );
  const happenings = useMemo(() => happeningsOf(game, past?.happened ?? newest, names), [game, past, newest, names]);
  const sitters = useMemo(() => face.chairs.map((_, one): Sitter => sitterOf(face, one, seat, position)), [face, seat, position]);
  const marked = questions.some(({ decision }) => decision.id === selected?.decision) ? (selected?.move ?? null) : null;
  const waitsFor = position.view.open.find((decision) => decision.seat !== seat);
  useTitle(questions.length > 0, game.about.title);

  const barNow: BarNow = past
    ? { instead: <PastBar at={past.position.entries} last={position.entries} /> }
    : {
        asks: {
          questions,
          waiting: waitsFor && questions.length === 0 ? waitingWords(game, position, waitsFor, names) : null,
          waitingFor: waitsFor?.seat ?? null,
          sitters,
          named: false,
          selected: marked,
          select,
          submit,
          explain,
          over: over ? () => void toEnd(face, seat) : null,
        },
      };
  const upTo = past?.position.entries;
  const journalLines = useCallback(() => journalFrom(game, happened, names, upTo), [game, happened, names, upTo]);
  const { undo } = position;
  return (
    <>
      <TableFrame
        {...{ game, names, drawn, over, barNow, select, explain, explained, trouble, forgetTrouble }}
        scene={{
          view,
          questions,
          happenings,
          sitters,
          selected: marked,
          submit,
          explain,
          me: seat,
          story: () => happeningsOf(game, happened, names),
        }}
        entries={shown.entries}
        replaying={past !== null}
        journalLines={journalLines}
        hint={questions.length > 0 ? () => void askHint(names) : null}
        advice={hint}
        closeHint={forgetHint}
        undo={
          undo?.possible && !over && !past
            ? {
                press: () => {
                  if (!undo.free) return 'ask';
                  void order({ t: 'undo' });
                  return 'done';
                },
                sheet: (close) => <AskToUndo because={undo.because} close={close} />,
              }
            : null
        }
        replayAt={replay}
        lastEntry={position.entries}
        news={newsOf(online, happenings)}
        above={(_openRule, jump) => (
          <>
            <OnlineBar
              {...{ online, face, jump }}
              openTalk={() => {
                hearTalk();
                setSheet('talk');
              }}
              openTable={() => setSheet('table')}
            />
            {over && (
              <div className="online-bar">
                <section className="online-card">
                  <p>{rematch ? 'The next match is laid.' : 'The match is over.'}</p>
                  {rematch ? (
                    <Button go press={rematch}>
                      To the next match
                    </Button>
                  ) : (
                    seat !== null && <Button press={() => void order({ t: 'rematch' })}>Once more, same people</Button>
                  )}
                </section>
              </div>
            )}
          </>
        )}
      />
      {sheet === 'talk' && (
        <TalkSheet talk={online.talk} names={names} allowed={face.settings.talk} mayTalk={seat !== null} close={() => setSheet(null)} />
      )}
      {sheet === 'table' && you && <TableSheet face={face} you={you} close={() => setSheet(null)} />}
    </>
  );
}

const replay = (at: number | null): void => void replayAt(at);

function sitterOf(face: Face, one: number, seat: number | null, position: Position): Sitter {
  const chair = face.chairs[one];
  const asked = position.view.open.some((decision) => decision.seat === one);
  const kind = one === seat ? 'me' : chair?.bot ? 'bot' : 'away';
  return { name: chair?.name || `Seat ${one + 1}`, kind, thinking: asked && one !== seat };
}

function waitingWords(game: AnyGame, { view }: Position, decision: Position['view']['open'][number], names: readonly string[]): string {
  if (decision.kind === 'veiled') return `${names[decision.seat]} is deciding.`;
  return game.words.question(view, decision as Decision, names);
}

/** A slip of paper for what somebody else did, once per message. */
function newsOf({ newest, you, position }: Online, happenings: readonly { readonly words: string }[]) {
  const by = newest.at(-1)?.seat ?? null;
  if (newest.length === 0 || by === you?.seat || happenings.length === 0) return null;
  return { key: position?.entries ?? 0, seat: by, words: happenings.map(({ words }) => words) };
}

/** The finished match becomes one of this device's own: with its result, chart, replay and verification. */
async function toEnd(face: Face, seat: number | null): Promise<void> {
  const kept = ticketFor(face.match)?.kept ?? null;
  if (kept !== null) {
    go(pathTo.end(kept));
    return;
  }
  const answer = await order({ t: 'record' });
  if (answer?.t !== 'record') return;
  const match = await openRecord(JSON.stringify(answer.record), seat ?? 0);
  keepTicket(face.match, { kept: match.id });
  go(pathTo.end(match.id));
}

/** The replay of a match that is still going on: the server shows each position as this seat saw it. */
function PastBar({ at, last }: { readonly at: number; readonly last: number }) {
  const to = (next: number) => void replayAt(Math.max(0, Math.min(last, next)));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      if (event.key === 'ArrowLeft') void replayAt(Math.max(0, at - 1));
      if (event.key === 'ArrowRight') void replayAt(Math.min(last, at + 1));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [at, last]);
  return (
    <section className="q replay" aria-label="Replay">
      <div className="q-row">
        <div className="replay-keys">
          <GlyphButton glyph="previous" label="One step back" press={() => to(at - 1)} />
          <GlyphButton glyph="next" label="One step on" press={() => to(at + 1)} />
        </div>
        <label className="slide">
          <span>
            Move {at} of {last}
          </span>
          <input type="range" min={0} max={last} value={at} onChange={(event) => to(Number(event.target.value))} />
        </label>
        <div className="q-buttons">
          <Button go press={() => void replayAt(null)}>
            Back to the match
          </Button>
        </div>
      </div>
    </section>
  );
}

function AskToUndo({ because, close }: { readonly because: string; readonly close: () => void }) {
  return (
    <Sheet title="Take back" glyph="undo" close={close}>
      <p>{because}</p>
      <p>So the other people at the table are asked. The record says that they agreed; what is drawn then is drawn anew.</p>
      <div className="row end">
        <Button press={close}>Leave it</Button>
        <Button
          go
          press={() => {
            close();
            void order({ t: 'undo' });
          }}
        >
          Ask them
        </Button>
      </div>
    </Sheet>
  );
}
