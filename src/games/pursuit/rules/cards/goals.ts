/** The 9 life goals: what they compare, what they pay, and what they ask of someone who plays alone. */

/** What is compared: figures of a player's whole life. */
export type Metric =
  | 'moneyAtDeath'
  | 'deathOrder'
  | 'itemsAtDeath'
  | 'basicCompleted'
  | 'activitiesDone'
  | 'jobIncome'
  | 'relationshipUpkeeps'
  | 'sharedAndSingle'
  | 'overtimeCount'
  | 'oldAgeRounds';

export interface Goal {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly metric: Metric;
  readonly best: 'most' | 'least';
  readonly least: number; // the smallest value that can win
  readonly per: number; // 0: the bonus is flat
  readonly lth: number; // flat, or for each `per`
  readonly most: number; // the cap on the bonus
  readonly solo: { readonly text: string; readonly metric: Metric; readonly atLeast: number };
}

const most = (id: string, name: string, text: string, metric: Metric, per: number, cap: number, solo: Goal['solo']): Goal => ({
  id,
  name,
  text,
  metric,
  best: 'most',
  least: per, // R 11.3: a goal that pays nothing is not achieved
  per,
  lth: 1,
  most: cap,
  solo,
});

const alone = (text: string, metric: Metric, atLeast: number): Goal['solo'] => ({ text, metric, atLeast });

// L01: condition and cap from the rulebook; 1 LTH for each 2 money is ours.
export const GOALS: readonly Goal[] = [
  most(
    'L01',
    'You Can Take It With You',
    'Die with more money than anybody else.',
    'moneyAtDeath',
    2,
    5,
    alone('Die with 8 money or more.', 'moneyAtDeath', 8),
  ),
  {
    id: 'L02',
    name: 'Candle at Both Ends',
    text: 'Be the first to die.',
    metric: 'deathOrder',
    best: 'least',
    least: 0,
    per: 0,
    lth: 5,
    most: 5,
    solo: alone('Work Overtime at least 4 times in your life.', 'overtimeCount', 4),
  },
  {
    id: 'L03',
    name: 'Telegram from the Palace',
    text: 'Be the last to die.',
    metric: 'deathOrder',
    best: 'most',
    least: 0,
    per: 0,
    lth: 4,
    most: 4,
    solo: alone('Be alive when the Action Phase of the second Old Age round begins.', 'oldAgeRounds', 2),
  },
  most(
    'L04',
    'Full Attic',
    'Own the most Items at death.',
    'itemsAtDeath',
    1,
    5,
    alone('Own at least 5 Items when you die.', 'itemsAtDeath', 5),
  ),
  most(
    'L05',
    'Finisher',
    'Complete the most Basic Projects.',
    'basicCompleted',
    1,
    5,
    alone('Complete at least 3 Basic Projects.', 'basicCompleted', 3),
  ),
  most('L06', 'Bucket List', 'Do the most Activities.', 'activitiesDone', 1, 5, alone('Do at least 5 Activities.', 'activitiesDone', 5)),
  most(
    'L07',
    'Corner Office',
    'Earn the most money from Job upkeep.',
    'jobIncome',
    6,
    5,
    alone('Earn at least 12 money from Job upkeep in your life.', 'jobIncome', 12),
  ),
  most(
    'L08',
    'Golden Anniversary',
    'Pay the most relationship upkeeps.',
    'relationshipUpkeeps',
    1,
    5,
    alone('Pay a relationship upkeep at least 3 times in your life.', 'relationshipUpkeeps', 3),
  ),
  most(
    'L09',
    'Whole Village',
    'Cover the most Group roles and take the most Single-Round Projects, counted together.',
    'sharedAndSingle',
    1,
    4,
    alone('Cover Group roles and take Single-Round Projects at least 6 times in all.', 'sharedAndSingle', 6),
  ),
];
