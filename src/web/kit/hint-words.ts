/** The sentences of the list of hints. */
const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;

export const HINT_WORDS = {
  title: 'A hint',
  close: 'Close',
  thinking: 'Thinking of a hint…',
  percent,
  asGood: '≈ about as good',
  /** Read out after the chance. */
  sure: (reach: number, alone: boolean): string => `${alone ? 'to reach the goal' : 'to win'}, sure to about ${percent(reach)}`,
  signed: (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1).replace(/\.0$/, '')}`,
  legend: (alone: boolean): string =>
    `Best first, with the chance ${alone ? 'to reach the goal' : 'to win'}. The whisker is how sure that is. The small figures: points at the end, against the others here.`,
} as const;
