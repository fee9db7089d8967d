/** The end of a match as one picture, 1080 wide: the evening with its headline, the bars and the curve of the page. */
import type { Seat } from '../../engine/game.js';
import type { Standing } from '../../engine/standings.js';
import type { Story } from '../../story/tell.js';
import { Evening } from '../art/end.js';
import { SeatMark } from '../art/seat.js';
import type { Ending, ScorePart } from '../table.js';
import { pointsOf } from './Bars.js';
import { Curve } from './Curve.js';

export interface PosterProps {
  readonly story: Story;
  readonly ending: Ending | undefined;
  readonly ranked: readonly Standing[];
  readonly parts: readonly ScorePart[];
  readonly names: readonly string[];
  readonly viewer: Seat | null;
  readonly title: string; // of the game
  readonly counts: string;
}

const WIDTH = 1080;
const HERO = 430;
const ROW = 92;
const CURVE = 400;
const EDGE = 44;
const BAR_FROM = 320;
const BAR_TO = 920;
const LETTERS = 58; // of the sentence, in a line

/** Words broken into lines of so many letters. */
function lines(words: string, most: number): string[] {
  const broken: string[] = [];
  for (const word of words.split(' ')) {
    const line = broken.at(-1);
    if (line !== undefined && line.length + word.length < most) broken[broken.length - 1] = `${line} ${word}`;
    else broken.push(word);
  }
  return broken;
}

const heightOf = ({ ranked, parts }: PosterProps): number =>
  HERO + EDGE + ranked.length * ROW + 46 * Math.ceil(parts.length / 4) + 24 + CURVE + 84;

export const sizeOf = (props: PosterProps) => ({ width: WIDTH, height: heightOf(props) });

export function Poster(props: PosterProps) {
  const { story, ending, ranked, parts, names, viewer, title, counts } = props;
  const height = heightOf(props);
  const legend = HERO + EDGE + ranked.length * ROW + 30;
  const curve = legend + 46 * Math.ceil(parts.length / 4);
  const most = Math.max(1, ...ranked.map((standing) => parts.reduce((sum, { key }) => sum + Math.max(0, pointsOf(standing, key)), 0)));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={story.headline.words}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
    >
      <rect width={WIDTH} height={height} fill="var(--panel)" />
      <svg x="0" y="0" width={WIDTH} height={HERO} aria-hidden="true">
        <svg x="0" y="180" width={WIDTH} height="250" aria-hidden="true" style={{ overflow: 'visible' }}>
          <Evening won={story.won} scene={ending?.scene ?? null} ground={ending?.ground ?? '#24495a'} />
        </svg>
        <g fill="#fff6e4">
          <text x={EDGE} y="104" fontSize="70" fontWeight="750" fontFamily="var(--font-display)">
            {story.headline.words}
          </text>
          {lines(story.sentence.words, LETTERS).map((line, i) => (
            <text key={line} x={EDGE} y={164 + 42 * i} fontSize="32" fontFamily="var(--font-text)">
              {line}
            </text>
          ))}
        </g>
      </svg>
      {ranked.map((standing, i) => (
        <Row
          key={standing.seat}
          standing={standing}
          name={names[standing.seat] ?? ''}
          parts={parts}
          most={most}
          y={HERO + EDGE + i * ROW}
        />
      ))}
      <g fontFamily="var(--font-text)" fontSize="24" fill="var(--ink)">
        {parts.map((part, i) => (
          <g key={part.key} transform={`translate(${EDGE + (i % 4) * 250} ${legend + 46 * Math.floor(i / 4)})`}>
            <rect y="-22" width="28" height="28" rx="6" fill={part.ink} stroke="rgb(0 0 0 / .3)" />
            <text x="40">{part.name}</text>
          </g>
        ))}
      </g>
      <svg x={EDGE - 10} y={curve} width={WIDTH - 2 * EDGE + 20} height={CURVE} aria-hidden="true">
        <Curve axis={story.axis} names={names} viewer={viewer} counts={counts} star={story.moment?.x ?? null} size={[640, 256]} />
      </svg>
      <g fontFamily="var(--font-display)" fontSize="30" fill="var(--ink-2)">
        <text x={EDGE} y={height - 30}>
          {title}
        </text>
        <text x={WIDTH - EDGE} y={height - 30} textAnchor="end">
          Halcyon
        </text>
      </g>
    </svg>
  );
}

interface RowProps {
  readonly standing: Standing;
  readonly name: string;
  readonly parts: readonly ScorePart[];
  readonly most: number;
  readonly y: number;
}

const SHORT = 14; // letters of a name

function Row({ standing, name, parts, most, y }: RowProps) {
  let from = BAR_FROM;
  return (
    <g transform={`translate(0 ${y})`}>
      {standing.rank === 1 && <rect x={EDGE - 16} width={WIDTH - 2 * EDGE + 32} height={ROW - 10} rx="16" fill="var(--accent-wash)" />}
      <SeatMark seat={standing.seat} x={EDGE + 22} y={41} scale={1.7} stroke="var(--tok-line)" />
      <text x={EDGE + 58} y="52" fontSize="32" fontWeight="650" fontFamily="var(--font-display)" fill="var(--ink)">
        {name.length > SHORT ? `${name.slice(0, SHORT - 1)}…` : name}
      </text>
      {parts.map((part) => {
        const points = Math.max(0, pointsOf(standing, part.key));
        const width = ((BAR_TO - BAR_FROM) * points) / most;
        const x = from;
        from += width;
        if (points === 0) return null;
        return (
          <g key={part.key}>
            <rect x={x} y="18" width={Math.max(2, width - 2)} height="46" rx="6" fill={part.ink} stroke="rgb(0 0 0 / .18)" />
            {width > 34 && (
              <text
                x={x + width / 2}
                y="50"
                fontSize="25"
                fontWeight="700"
                textAnchor="middle"
                fill={part.on}
                fontFamily="var(--font-text)"
              >
                {points}
              </text>
            )}
          </g>
        );
      })}
      <text x={WIDTH - EDGE} y="58" fontSize="48" fontWeight="650" textAnchor="end" fill="var(--ink)" fontFamily="var(--font-display)">
        {standing.total}
      </text>
    </g>
  );
}
