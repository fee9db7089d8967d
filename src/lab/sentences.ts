/** What can be concluded from figures, and what cannot, in whole sentences. */
import type { ChoiceFigure, Comparison, GameFigures, SkillFigure, TableFigures, WinFigure } from './figures.js';
import { MINUTES_IN_WORDS } from './minutes.js';
import type { Mean, Share } from './statistics.js';

const FEW = 100; // matches, below which only large differences show

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;
export const intervalWords = ({ low, high }: Share): string => `${(100 * low).toFixed(1)} to ${percent(high)}`;
export const decimal = (n: number): string => (Math.abs(n) >= 100 ? n.toFixed(0) : n.toFixed(1));
const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : '±'}${decimal(Math.abs(n))}`;
const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const atTable = ({ seats, bots, mixed }: Pick<TableFigures, 'seats' | 'bots' | 'mixed'>): string =>
  `${counted(seats, 'player')}, ${mixed ? `${listed([...new Set(bots)])} in turn` : bots[0]}`;

export const isClear = ({ low, high }: Mean): boolean => low > 0 || high < 0;

type Unfair = Pick<WinFigure, 'share' | 'low' | 'high' | 'fair'>;
const isUnfair = ({ low, high, fair }: Unfair): boolean => fair < low || fair > high;

/** Who wins clearly more or less than their fair share, the worst first. */
export const unfairAmong = <T extends Unfair>(figures: readonly T[]): readonly T[] =>
  figures.filter(isUnfair).toSorted((a, b) => Math.abs(b.share - b.fair) - Math.abs(a.share - a.fair));

/** The grouping in which unfairness would show: roles, else the order of play, else seats. */
export const places = ({ byRole, byPlace, bySeat }: TableFigures): readonly WinFigure[] =>
  byRole.length > 0 ? byRole : byPlace.length > 0 ? byPlace : bySeat;

/** Few different matches say little, however many were played. */
export const isAlike = ({ different, matches }: { readonly different: number; readonly matches: number }): boolean =>
  different < matches / 4;

const alike = (different: number, matches: number): string =>
  `But among ${matches} matches only ${different} ${different === 1 ? 'is' : 'are'} different: rules and bots leave little to chance, and the intervals are too narrow.`;

export function fairness(table: TableFigures): string[] {
  if (table.seats === 1) {
    const [won] = table.bySeat;
    return won ? [`Alone, ${table.bots[0]} wins ${percent(won.share)} of ${won.matches} matches (${intervalWords(won)}).`] : [];
  }
  const unfair = unfairAmong(places(table));
  const fair = 1 / table.seats;
  const seen = 1.96 * Math.sqrt((fair * (1 - fair)) / table.matches);
  const said = unfair.map(
    (figure) =>
      `At a table of ${table.seats} the ${figure.who} wins ${percent(figure.share)} (${intervalWords(figure)}), ${figure.share > figure.fair ? 'more' : 'less'} than the fair ${percent(figure.fair)}.`,
  );
  if (unfair.length === 0)
    said.push(
      `At a table of ${table.seats} nobody differs from the fair ${percent(fair)} by more than chance explains. With ${table.matches} matches a difference below about ${(100 * seen).toFixed(1)} points cannot be seen.`,
    );
  if (isAlike(table)) said.push(alike(table.different, table.matches));
  if (table.matches < FEW) said.push(`These are only ${table.matches} matches: small differences stay hidden.`);
  return said;
}

export function length(table: TableFigures, boxMinutes: number): string {
  const rounds = table.rounds ? `${decimal(table.rounds.mean)} rounds and ` : '';
  return `With ${counted(table.seats, 'player')} a match takes ${rounds}${decimal(table.decisions.mean)} decisions (eight of ten matches: ${decimal(table.decisions.p10)} to ${decimal(table.decisions.p90)}), ${percent(table.choices.mean / table.decisions.mean, 0)} of them with a choice. By a rule of thumb that is ${decimal(table.minutes.mean)} minutes for people (${MINUTES_IN_WORDS}); the box says ${boxMinutes}.`;
}

export function branching(table: TableFigures): string {
  const [most] = table.questions.toSorted((a, b) => b.answers - a.answers);
  const widest = most
    ? ` The widest question is "${most.question}" with ${decimal(most.answers)} answers on average and ${most.most} at most.`
    : '';
  return `With ${counted(table.seats, 'player')} a decision has ${decimal(table.branching)} answers on average.${widest}`;
}

/** Choices whose takers and leavers clearly differ. */
export function telling(table: TableFigures): readonly ChoiceFigure[] {
  return table.offers
    .filter(({ seatsTaken, seatsLeft }) => seatsTaken >= 30 && seatsLeft >= 30)
    .filter(({ winTaken, winLeft }) => winTaken.low > winLeft.high || winTaken.high < winLeft.low)
    .toSorted((a, b) => Math.abs(b.winTaken.share - b.winLeft.share) - Math.abs(a.winTaken.share - a.winLeft.share));
}

export function offers(table: TableFigures): string[] {
  const compared = table.offers.filter(({ seatsTaken, seatsLeft }) => seatsTaken >= 30 && seatsLeft >= 30).length;
  const found = telling(table);
  const said = found
    .slice(0, 5)
    .map(
      ({ choice, winTaken, winLeft, seatsTaken, seatsLeft }) =>
        `Those who ever chose "${choice}" won ${percent(winTaken.share)} (${intervalWords(winTaken)}, ${seatsTaken} seats), those who could have and never did ${percent(winLeft.share)} (${intervalWords(winLeft)}, ${seatsLeft}).`,
    );
  if (compared === 0) return ['Too few seats both took and left the same thing to compare them.'];
  if (said.length === 0)
    said.push(
      `Of ${counted(compared, 'choice')} that were both taken and left often enough, none goes with clearly more or fewer victories.`,
    );
  return [
    ...said,
    `This shows what goes together, not what causes what: who is ahead can afford more. Of ${compared} comparisons one or two in forty look clear by chance alone.`,
  ];
}

export function leads({ lead, seats }: TableFigures): string[] {
  if (!lead) return [];
  return [
    `With ${seats} players the lead changes ${decimal(lead.changes.mean)} times in a match. Half of the matches are decided when ${percent(lead.decided.median, 0)} of their decisions are made (eight of ten: between ${percent(lead.decided.p10, 0)} and ${percent(lead.decided.p90, 0)}).`,
  ];
}

export function skill({ byBot, seats, explained }: SkillFigure): string {
  const [best] = byBot;
  if (!best) return '';
  const rest = listed(byBot.slice(1).map(({ who }) => who));
  const verdict = isUnfair(best) ? '' : ' That is no clear difference.';
  return `At a table of ${seats} with ${listed(byBot.map(({ who }) => who))}, ${best.who} wins ${percent(best.share)} (${intervalWords(best)}) where ${percent(best.fair, 0)} would be luck alone.${verdict} ${percent(explained, 0)} of the differences in rank follow from being ${best.who} instead of ${rest}; the rest is luck and place.`;
}

export function luck(table: TableFigures): string {
  return `Between equals (${table.seats} players, all ${table.bots[0]}) ${percent(table.seatExplains)} of the differences in rank follow from place or role; the rest is chance, or play that these bots do not tell apart.`;
}

export function comparison(c: Comparison): string[] {
  if (c.same === c.pairs)
    return [`"${c.options}" changes nothing in any of ${c.pairs} matches with ${counted(c.seats, 'player')} (${c.bots[0]}).`];
  const said = [
    `"${c.options}" instead of "${c.against}", ${counted(c.seats, 'player')}, ${c.pairs} pairs on the same seeds: ${changeWords(c.decisions, 'decision')}.`,
  ];
  if (c.favoured) {
    const { who, before, now } = c.favoured;
    const name = who === 'alone' ? 'Alone, victory comes' : `The ${who}, favoured before, wins`;
    const points = `${signed(100 * c.favoured.mean)} points, ${signed(100 * c.favoured.low)} to ${signed(100 * c.favoured.high)}`;
    said.push(
      `${name} ${percent(now)} instead of ${percent(before)} (${points}): ${isClear(c.favoured) ? 'a clear difference' : 'no clear difference'}.`,
    );
  }
  if (isAlike({ different: c.different, matches: c.pairs })) said.push(alike(c.different, c.pairs));
  return said;
}

const changeWords = (change: Mean, thing: string): string =>
  `${signed(change.mean)} ${thing}s (${signed(change.low)} to ${signed(change.high)}), ${isClear(change) ? 'a clear difference' : 'no clear difference'}`;

/** What holds for all of a report. */
export function caveats(figures: GameFigures): string[] {
  const bots = [...new Set(figures.tables.flatMap((table) => table.bots))];
  const said = [
    `All of this is about ${listed(bots)} bots, not about people. Where people play better or worse, or love or hate something, the figures change.`,
    'An interval covers 95 %: of twenty of them, one is expected to miss the truth. A share whose interval holds the fair share is not proved fair; it is only not proved unfair.',
    'Shared victories count in parts. Who leads is told by score: by the points and tie-breakers that lie open, not by prospects. A match is decided from the moment on at which nobody was in front, alone or with others, who did not win in the end.',
  ];
  if (figures.played < figures.planned)
    said.unshift(
      `The plan is not finished: ${figures.played} of ${figures.planned} matches are in. Matches are handed out by number and not by result.`,
    );
  return said;
}
