/** What a sign means, when it is pointed at, focused or held: its name, one sentence, and what it comes to now. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GameTypes, View } from '../../engine/game.js';
import type { Sign } from '../table.js';
import styles from './sign-tip.module.css';

const HOVER = 300; // milliseconds until a pointer is taken for a question
const HOLD = 350; // ... and a finger
const MARGIN = 8; // pixels from the edge of the screen

interface SignTipProps {
  readonly table: RefObject<HTMLElement | null>;
  readonly signs: ReadonlyMap<string, Sign>;
  readonly view: View<GameTypes>;
  readonly names: readonly string[];
}

const signAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-sign]') : null;

export function SignTip({ table, signs, view, names }: SignTipProps) {
  const [thing, setThing] = useState<HTMLElement | SVGElement | null>(null);
  useEffect(() => {
    const root = table.current;
    return root ? listen(root, setThing) : undefined;
  }, [table]);
  const sign = thing?.isConnected ? signs.get(thing.dataset.sign ?? '') : undefined;
  if (!thing || !sign) return null;
  return (
    <Tip thing={thing}>
      <b>{sign.name}</b>
      <span>{sign.what}</span>
      {sign.now && <em>Now: {sign.now(view, names)}</em>}
    </Tip>
  );
}

function Tip({ thing, children }: { readonly thing: Element; readonly children: React.ReactNode }) {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const note = tip.current;
    if (!note) return;
    const box = thing.getBoundingClientRect();
    const { width, height } = note.getBoundingClientRect();
    const left = Math.min(Math.max(MARGIN, box.left + box.width / 2 - width / 2), window.innerWidth - width - MARGIN);
    const above = box.top - height - MARGIN;
    note.style.left = `${left}px`;
    note.style.top = `${above >= MARGIN ? above : box.bottom + MARGIN}px`;
  });
  return (
    <div className={styles.tip} role="tooltip" ref={tip}>
      {children}
    </div>
  );
}

function listen(root: HTMLElement, show: (thing: HTMLElement | SVGElement | null) => void): () => void {
  const listening = new AbortController();
  const on = { signal: listening.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    show(null);
  };
  const soon = (thing: HTMLElement | SVGElement | null, wait: number) => {
    clearTimeout(timer);
    if (thing) timer = setTimeout(() => show(thing), wait);
    else show(null);
  };
  root.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && soon(signAt(event.target), HOVER), on);
  root.addEventListener('pointerdown', (event) => (event.pointerType === 'mouse' ? hide() : soon(signAt(event.target), HOLD)), on);
  root.addEventListener(
    'focusin',
    (event) => soon(event.target instanceof Element && event.target.matches('[data-sign]') ? signAt(event.target) : null, 0),
    on,
  );
  for (const end of ['pointerleave', 'focusout', 'scroll'] as const) root.addEventListener(end, hide, { ...on, capture: end === 'scroll' });
  window.addEventListener('pointerup', (event) => event.pointerType !== 'mouse' && clearTimeout(timer), on);
  window.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), on);
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
