/** A seat as everybody sees it: the player's shape with their presence, clock, request and thinking; and their name. */
import { useLayoutEffect, useRef } from 'react';
import type { Seat } from '../../engine/game.js';
import { SeatShape } from '../art/seat.js';
import type { Sitter } from '../table.js';
import { useDeferred } from './after-paint.js';
import { BotFace } from './BotFace.js';
import { Ring } from './bar/Ring.js';
import styles from './seat.module.css';

const WORDS: Readonly<Record<Sitter['presence'], string>> = {
  here: '',
  away: 'away',
  lost: 'no line',
  bot: 'a bot plays for now',
  free: 'free',
};

const HEAD = 34; // px
const MARGIN = 6; // px that a bubble keeps from the edge of the screen, and that it may lie over the seat below
const SEAT = '[data-at^="seat:"]';

interface SeatFaceProps {
  readonly seat: Seat;
  readonly sitter: Partial<Sitter> | undefined;
  readonly size: number;
}

/** The shape: filled while its player is here, a ring while they are away, in a square while a bot keeps the seat, dashed while it is free. Beside it the head of the bot that plays here. */
export function SeatFace({ seat, sitter, size }: SeatFaceProps) {
  const breathes = useDeferred(sitter?.thinking === true, false); // what is animated becomes a layer: it begins a picture later
  const presence = sitter?.presence ?? 'here';
  const words = sitter?.words || WORDS[presence];
  const shape = (
    <span className={styles.shape} data-presence={presence} title={words || undefined} style={{ width: size, height: size }}>
      <SeatShape seat={seat} size={size} className={breathes ? 'breathes' : ''} />
      {(sitter?.asks || sitter?.spoke) && (
        <i className={styles.dot} role="img" aria-label={sitter.asks ? 'asks something' : 'has said something'} />
      )}
      {presence !== 'here' && <span className="unseen">{words}</span>}
    </span>
  );
  const marked = sitter?.clock ? (
    <Ring clock={sitter.clock} size={size + 14} figure={size >= 24}>
      {shape}
    </Ring>
  ) : (
    shape
  );
  if (!sitter?.bot) return marked;
  return (
    <>
      {marked}
      <span className={`${styles.bot} ${breathes ? 'breathes' : ''}`}>
        <BotFace bot={sitter.bot} size={HEAD} seat={seat} beside />
      </span>
    </>
  );
}

/** What somebody says, as a bubble at their seat. */
export function SeatSays({ sitter }: { readonly sitter: Sitter | undefined }) {
  const bubble = useRef<HTMLSpanElement>(null);
  const says = sitter?.says;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another width
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return;
    current.style.translate = '';
    const own = current.closest(SEAT)?.getBoundingClientRect();
    const below = [...document.querySelectorAll(SEAT)]
      .map((seat) => seat.getBoundingClientRect())
      .filter(({ top, left, right }) => own && top >= own.bottom - MARGIN && left < own.right && right > own.left);
    current.style.maxWidth = own && below.length > 0 ? `${own.width - 2 * MARGIN}px` : '';
    const { right, bottom } = current.getBoundingClientRect();
    const beyond = right + MARGIN - document.documentElement.clientWidth;
    const over = bottom - Math.min(bottom, ...below.map(({ top }) => top + MARGIN));
    current.style.translate = `${-Math.max(beyond, 0)}px ${-over}px`;
  }, [says]);
  return says ? (
    <span className={styles.bubble} role="status" ref={bubble}>
      <span>{says}</span>
    </span>
  ) : null;
}
