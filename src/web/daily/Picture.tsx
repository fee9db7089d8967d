/** A day's result as one picture, 1080 square: no cards, no moves, and the score only for whoever wants it shown. Its colours are the day's, whatever the lamp does. */
import { STEPS } from '../../bots/index.js';
import { BotHead } from '../art/bots.js';
import { BoxArt } from '../art/box.js';

export interface PictureProps {
  readonly game: string;
  readonly title: string;
  readonly date: string;
  readonly rules: string;
  readonly past: readonly boolean[]; // by step: did better than most of its runs
  readonly words: readonly string[]; // below the faces: the first in bold
}

export const SIDE = 1080;
const FRAME = 60;
const ART = 430;

export function Picture({ game, title, date, rules, past, words }: PictureProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SIDE} ${SIDE}`} width={SIDE} height={SIDE} aria-hidden="true">
      <rect width={SIDE} height={SIDE} fill="#d8bf98" />
      {Array.from({ length: 9 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of the wood
        <path key={i} d={`M${70 + i * 117} 0L${66 + i * 117} ${SIDE}`} stroke="#684621" strokeOpacity=".1" strokeWidth="4" />
      ))}
      <rect x={FRAME - 8} y={FRAME} width={SIDE - 2 * FRAME + 16} height={SIDE - 2 * FRAME + 8} rx="44" fill="#8f6037" />
      <rect x={FRAME + 8} y={FRAME + 16} width={SIDE - 2 * FRAME - 16} height={SIDE - 2 * FRAME - 24} rx="30" fill="#fffaee" />
      <svg x={FRAME + 8} y={FRAME + 16} width={SIDE - 2 * FRAME - 16} height={ART} aria-hidden="true">
        <svg y={-190} width={SIDE - 2 * FRAME - 16} height={987} aria-hidden="true">
          <BoxArt game={game} crop="wide" />
        </svg>
      </svg>
      <g fontFamily="var(--font-text)" fill="#2a2018">
        <text x="118" y="590" fontSize="60" fontWeight="750" fontFamily="var(--font-display)">
          {title}
        </text>
        <text x="118" y="650" fontSize="44" fill="#5d4c3a">
          {`Halcyon daily, ${date}`}
        </text>
        {STEPS.map((step, i) => (
          <g key={step} transform={`translate(${128 + i * 172} 700)`}>
            <BotHead head={step} size={146} />
            {past[i] && (
              <g transform="translate(122 120)">
                <circle r="26" fill="#23693f" stroke="#fffaee" strokeWidth="5" />
                <path d="M-11 1L-3 9L12 -8" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
              </g>
            )}
          </g>
        ))}
        {words.map((line, i) => (
          <text
            key={line}
            x="118"
            y={912 + i * 52}
            fontSize={i === 0 ? 48 : 42}
            fontWeight={i === 0 ? 700 : 400}
            fill={i === 0 ? '#2a2018' : '#5d4c3a'}
          >
            {line}
          </text>
        ))}
        <text x={SIDE - 110} y="980" textAnchor="end" fontSize="30" fill="#5d4c3a">
          {rules}
        </text>
      </g>
    </svg>
  );
}
