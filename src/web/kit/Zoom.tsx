/** A closer look: press and hold a card, press its magnifier, or the key z, and it is shown large with its words and its rule. */
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Glyph } from '../art/glyph.js';
import type { Zoomed } from '../table.js';
import { Button, GlyphButton } from './Button.js';
import { isTyping } from './keys.js';
import { Modal } from './Modal.js';

const HOLD = 480; // milliseconds until a press is a look
const CLICK_OF_A_FINGER = 50; // milliseconds after it has lifted; that of a mouse comes at once
const STILL = 10; // pixels a finger may wander meanwhile
const MARKED = '[data-zoom]';

interface ZoomProps {
  readonly table: RefObject<HTMLElement | null>; // where the things lie
  readonly look: RefObject<(thing: string) => void>; // is given the function that opens it
  readonly find: (thing: string) => Zoomed | null;
  readonly openRule: (clause: string) => void;
}

const markedAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>(MARKED) : null;
const nameOf = (thing: HTMLElement | SVGElement | null): string => thing?.dataset.zoom ?? '';

export function Zoom({ table, look, find, openRule }: ZoomProps) {
  const [near, setNear] = useState<HTMLElement | SVGElement | null>(null); // under the pointer
  const [open, setOpen] = useState<{ readonly things: readonly string[]; readonly at: number } | null>(null);
  useEffect(() => {
    look.current = (thing) => {
      const all = [...(table.current?.querySelectorAll<HTMLElement>(MARKED) ?? [])].map(nameOf);
      const things = [...new Set(all)].filter((each) => each !== '' && find(each) !== null);
      const at = things.indexOf(thing);
      if (things.length > 0 && (at >= 0 || thing === '')) setOpen({ things, at: Math.max(0, at) });
      setNear(null);
    };
  });
  useEffect(() => {
    const root = table.current;
    return root ? listen(root, setNear, (thing) => look.current(thing)) : undefined;
  }, [table, look]);
  const thing = open?.things[open.at];
  const shown = thing === undefined ? null : find(thing);
  const leaf = (by: number) => open && setOpen({ ...open, at: (open.at + by + open.things.length) % open.things.length });
  return (
    <>
      {near && !shown && <Magnifier thing={near} press={() => look.current(nameOf(near))} leave={() => setNear(null)} />}
      {open && shown && (
        <Closer
          {...{ shown, openRule, leaf }}
          where={open.things.length > 1 ? `${open.at + 1} of ${open.things.length}` : null}
          close={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** One set of listeners for the whole table: a thing needs nothing but its `data-zoom`. */
function listen(root: HTMLElement, setNear: (thing: HTMLElement | SVGElement | null) => void, look: (thing: string) => void): () => void {
  const listening = new AbortController();
  const on = { signal: listening.signal };
  let hold: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let hovered: HTMLElement | SVGElement | null = null;
  const letGo = () => clearTimeout(hold);
  root.addEventListener(
    'pointerdown',
    (event) => {
      const thing = markedAt(event.target);
      letGo();
      setNear(null);
      if (!thing || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      hold = setTimeout(() => {
        swallowClick();
        look(nameOf(thing));
      }, HOLD);
    },
    on,
  );
  root.addEventListener('pointermove', (event) => Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL && letGo(), on);
  for (const end of ['pointerup', 'pointercancel', 'scroll'] as const) window.addEventListener(end, letGo, { ...on, capture: true });
  root.addEventListener(
    'contextmenu',
    (event) => {
      const thing = markedAt(event.target);
      if (!thing) return;
      event.preventDefault();
      letGo();
      look(nameOf(thing));
    },
    on,
  );
  root.addEventListener(
    'pointerover',
    (event) => {
      hovered = markedAt(event.target);
      if (event.pointerType === 'mouse') setNear(hovered);
    },
    on,
  );
  root.addEventListener('scroll', () => setNear(null), { ...on, capture: true });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      look(nameOf(markedAt(document.activeElement) ?? (hovered?.isConnected ? hovered : null)));
    },
    on,
  );
  return () => {
    letGo();
    listening.abort();
  };
}

/** The finger that has held a card still lifts: that is no tap on it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  const goOn = () => window.removeEventListener('click', swallow, { capture: true });
  const lifted = ({ pointerType }: PointerEvent) => setTimeout(goOn, pointerType === 'mouse' ? 0 : CLICK_OF_A_FINGER);
  window.addEventListener('pointerup', lifted, { once: true });
}

interface MagnifierProps {
  readonly thing: HTMLElement | SVGElement;
  readonly press: () => void;
  readonly leave: () => void;
}

function Magnifier({ thing, press, leave }: MagnifierProps) {
  if (!thing.isConnected) return null;
  const { right, top, bottom } = thing.getBoundingClientRect();
  return (
    <button
      type="button"
      className="magnifier"
      tabIndex={-1} // the key z does the same
      aria-label="Look closer"
      title="Look closer (z, or press and hold)"
      style={{ left: right, top: (top + bottom) / 2 }}
      onClick={press}
      onPointerLeave={leave}
    >
      <Glyph name="zoom" size={16} />
    </button>
  );
}

interface CloserProps {
  readonly shown: Zoomed;
  readonly where: string | null;
  readonly leaf: (by: 1 | -1) => void;
  readonly openRule: (clause: string) => void;
  readonly close: () => void;
}

function Closer({ shown, where, leaf, openRule, close }: CloserProps) {
  const leave = useRef<HTMLButtonElement>(null);
  const heading = useId();
  useEffect(() => {
    leave.current?.focus();
  }, []);
  const { title, picture, words, clause = '' } = shown;
  return (
    <Modal
      className="zoom"
      aria-labelledby={heading}
      close={close}
      beside
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') leaf(-1);
        else if (event.key === 'ArrowRight') leaf(1);
        else if (event.key.toLowerCase() === 'z') close();
      }}
    >
      <div className="zoom-in">
        <div className="zoom-left">
          <div className="zoom-picture">{picture}</div>
          {where !== null && (
            <div className="zoom-leaf">
              <GlyphButton glyph="back" label="The one before" press={() => leaf(-1)} />
              <span className="mut s">{where}</span>
              <GlyphButton glyph="back" label="The next one" press={() => leaf(1)} className="flip" />
            </div>
          )}
        </div>
        <div className="zoom-text">
          <h2 id={heading}>{title}</h2>
          <div className="zoom-words">{words}</div>
          <div className="row end">
            {clause !== '' && (
              <Button
                glyph="rules"
                press={() => {
                  close();
                  openRule(clause);
                }}
              >
                Rule {clause}
              </Button>
            )}
            <button type="button" className="btn" ref={leave} onClick={close}>
              Close
            </button>
          </div>
        </div>
      </div>
    </Modal>
  );
}
