/** A review as one HTML page that needs nothing but itself: sums, curves, and every moment as a table. */
import { winners } from '../engine/standings.js';
import { escaped, grid } from '../lab/report/page.js';
import { STYLE } from '../lab/report/style.js';
import type { Estimate, Review, ReviewMoment } from '../review/index.js';
import {
  headlineWords,
  momentWords,
  REACH,
  type ReviewedMatch,
  SEATS_HEAD,
  seatCells,
  signedWorth,
  toldMoments,
  worthText,
} from './review-words.js';

const [WIDTH, HEIGHT, MARGIN] = [760, 150, 34];

const CURVES = `
.curve { display: block; width: 100%; height: auto; font-size: 12px; }
.curve text { fill: currentColor; }
.curve .band { fill: var(--soft); opacity: 0.5; }
.curve .knew { fill: none; stroke: var(--mark); stroke-width: 2.5; }
.curve .truly { fill: none; stroke: currentColor; stroke-width: 1.2; stroke-dasharray: 4 3; }
.curve .even { stroke: var(--line); stroke-dasharray: 1 4; }
.curve .luck { fill: var(--fair); }
td.words { text-align: left; }
`;

/** One seat's two curves and, below them, what chance did to it. */
function curve(found: Review, seat: number, name: string): string {
  const estimates = (of: 'knew' | 'truly'): readonly Estimate[] =>
    found.positions.map((position) => position[of][seat] ?? { mean: 0, error: 0 });
  const [knew, truly] = [estimates('knew'), estimates('truly')];
  const top = found.unit === 'share' ? 1 : Math.max(...truly.map(({ mean, error }) => mean + 2 * error));
  const x = (at: number): string => (MARGIN + ((WIDTH - 2 * MARGIN) * at) / Math.max(1, knew.length - 1)).toFixed(1);
  const y = (worth: number): string => (HEIGHT - MARGIN - ((HEIGHT - 1.5 * MARGIN) * Math.max(0, Math.min(top, worth))) / top).toFixed(1);
  const points = (list: readonly number[]): string => list.map((worth, at) => `${x(at)},${y(worth)}`).join(' ');
  const upper = knew.map(({ mean, error }, at) => `${x(at)},${y(mean + 1.645 * error)}`);
  const lower = knew.map(({ mean, error }, at) => `${x(at)},${y(mean - 1.645 * error)}`).reverse();
  const most = Math.max(...found.moments.map(({ luck }) => Math.abs(luck[seat] ?? 0)), 1e-9);
  const bars = found.moments.map(({ luck }, at) => {
    const high = (14 * (luck[seat] ?? 0)) / most;
    return high === 0
      ? ''
      : `<rect class="luck" x="${x(at + 0.6)}" width="2" y="${(HEIGHT - 16 - Math.max(0, high)).toFixed(1)}" height="${Math.abs(high).toFixed(1)}"/>`;
  });
  const last = knew.length - 1;
  return `<figure><svg class="curve" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(`${name}: from ${worthText(truly[0]?.mean ?? 0, found)} to ${worthText(truly[last]?.mean ?? 0, found)}`)}">
<line class="even" x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y(found.unit === 'share' ? 1 / found.seats.length : (found.start[0]?.mean ?? 0))}" y2="${y(found.unit === 'share' ? 1 / found.seats.length : (found.start[0]?.mean ?? 0))}"/>
<polygon class="band" points="${[...upper, ...lower].join(' ')}"/>
<polyline class="knew" points="${points(knew.map(({ mean }) => mean))}"/>
<polyline class="truly" points="${points(truly.map(({ mean }) => mean))}"/>
<text x="0" y="${y(top)}">${worthText(top, found)}</text><text x="0" y="${y(0)}">0</text>
${bars.join('')}</svg><figcaption>${escaped(name)}: what this seat knew (thick, with its 90 % band), what was true (dashed), and its luck below.</figcaption></figure>\n`;
}

function momentRow(found: Review, names: readonly string[], moment: ReviewMoment): readonly string[] {
  const { entry, seat, decision, luck, judgement } = moment;
  const each = (parts: readonly number[]) => parts.map((part) => signedWorth(part, found)).join(' / ');
  return [
    `${entry + 1}`,
    names[seat] ?? '',
    each(decision),
    each(luck),
    judgement?.verdict ?? '',
    judgement ? worthText(judgement.loss.mean, found) : '',
  ];
}

export function reviewPage(reviewed: ReviewedMatch): string {
  const { match, found } = reviewed;
  const { table, names } = match;
  const won = winners(table.game, table.state.shared);
  const title = `${table.game.about.title}: a review`;
  const unit = found.unit === 'share' ? 'per cent of a victory' : found.unit;
  const said = names.flatMap((name, seat) =>
    toldMoments(found, seat).map((moment) => `<li>${escaped(`For ${name}: ${momentWords(reviewed, moment, seat)}`)}</li>\n`),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
${STYLE}${CURVES}</style>
</head>
<body>
<main>
<header><h1>${escaped(title)}</h1><p>${escaped(names.join(', '))}; ${found.moments.length} steps.</p></header>
<section><h2>What it was made of</h2>
<p>${escaped(found.seats.map((sums, seat) => headlineWords(names[seat] ?? '', sums, won.includes(seat), found)).join(' '))}</p>
${grid(
  `Start, luck, own and others' decisions add up to the end; in ${unit}. ${REACH}`,
  SEATS_HEAD,
  found.seats.map((_, seat) => [names[seat] ?? '', ...seatCells(found, seat)]),
)}</section>
<section><h2>How it went</h2>
${names.map((name, seat) => curve(found, seat, name)).join('')}</section>
<section><h2>Moments</h2>
<ul>${said.join('')}</ul></section>
<section><h2>Every step</h2>
${grid(
  `By seat, in ${unit}: what the answer changed, and what chance changed then`,
  ['step', 'who', 'decision', 'luck', 'verdict', 'loss'],
  found.moments.map((moment) => momentRow(found, names, moment)),
)}</section>
</main>
</body>
</html>
`;
}
