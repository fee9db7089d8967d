/** The sign of a verdict: a shape each, arrows by the size of the loss; colour only repeats it. */
import type { ReactNode } from 'react';
import type { Kind } from './figures.js';
import styles from './review.module.css';

const PATHS: Readonly<Record<Kind, ReactNode>> = {
  best: (
    <path
      d="M12 4.500L14.200 9.300L19.400 9.900L15.500 13.400L16.600 18.600L12 15.900L7.400 18.600L8.500 13.400L4.600 9.900L9.800 9.300Z"
      fill="currentColor"
      stroke="none"
    />
  ),
  fine: <path d="M6 12.500L10.400 16.800L18 7.800" />,
  slip: <path d="M6.500 9.500L12 15L17.500 9.500" />,
  mistake: <path d="M6.500 7L12 12.500L17.500 7M6.500 12.500L12 18L17.500 12.500" />,
  blunder: <path d="M6.500 4.600L12 9.600L17.500 4.600M6.500 9.800L12 14.800L17.500 9.800M6.500 15L12 20L17.500 15" />,
  close: <path d="M5 10C8 6.500 10.500 8 12 10S16 13 19 9.800M5 16C8 12.500 10.500 14 12 16S16 19 19 15.800" />,
  luck: <path d="M12 5V19M6.500 10.500L12 5L17.500 10.500" />,
  unluck: <path d="M12 5V19M6.500 13.500L12 19L17.500 13.500" />,
};

const TONES: Readonly<Record<Kind, string | undefined>> = {
  best: styles.good,
  fine: styles.good,
  luck: styles.good,
  slip: styles.plain,
  close: styles.plain,
  mistake: styles.warn,
  blunder: styles.bad,
  unluck: styles.bad,
};

export const VerdictPath = ({ kind, className = '' }: { readonly kind: Kind; readonly className?: string }) => (
  <g
    className={`${TONES[kind]} ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {PATHS[kind]}
  </g>
);

/** The word stands beside it. */
export function VerdictSign({ kind, size = 24 }: { readonly kind: Kind; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
      <VerdictPath kind={kind} />
    </svg>
  );
}
