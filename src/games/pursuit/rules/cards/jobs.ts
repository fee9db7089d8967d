/** The 18 jobs: hiring, upkeep and promotion. The last step of a rank 3 job is retirement. */
import { type Job, job } from './shape.js';

export const JOBS: readonly Job[] = [
  job('J01', 'science', 1, 'Lab Assistant', { hire: '3K -> 1R 4M', upkeep: '1T 2K -> 6M', promotion: '1T 6K -> 3L 3M' }),
  job('J02', 'science', 1, 'Field Technician', { hire: '3K 1I -> 6M', upkeep: '1T 1K 1I -> 6M', promotion: '1T 4K 2I -> 3L 3M' }),
  job('J03', 'science', 1, 'Data Clerk', { hire: '2K 1C -> 5M', upkeep: '1T 1K 1C -> 6M', promotion: '1T 4K 2C -> 3L 3M' }),
  // J04: Digits 5 LTH; promotion 1h 7+3; hire 6+4; upkeep 1h 2+2 from the rulebook's pictures; second resource and money house; income 11 as the L2 Social Job.
  job('J04', 'science', 2, 'Researcher', { hire: '6K 4C -> 11M', upkeep: '1T 2K 2C -> 11M', promotion: '1T 7K 3C -> 5L 5M' }),
  job('J05', 'science', 2, 'Chief Engineer', { hire: '6K 4I -> 11M', upkeep: '1T 2K 2I -> 11M', promotion: '1T 7K 3I -> 5L 5M' }),
  job('J06', 'science', 3, 'Director of the Institute', {
    hire: '8K 4C 4I -> 17M',
    upkeep: '2T 3K 1C 1I -> 19M',
    promotion: '1T 4K 2C 2I -> 7L 8M',
  }),
  // J07: Digits hire 4, upkeep 1h 2, promotion 1h 6 -> 3 LTH from the rulebook's pictures; money as the L1 Social Job.
  job('J07', 'arts', 1, 'Copywriter', { hire: '4C -> 6M', upkeep: '1T 2C -> 6M', promotion: '1T 6C -> 3L 3M' }),
  // J08: Digits hire 3+1, upkeep 1h 1+1, promotion 1h 4+2 -> 3 LTH from the rulebook's pictures; second resource house.
  job('J08', 'arts', 1, 'Stage Assistant', { hire: '3C 1I -> 6M', upkeep: '1T 1C 1I -> 6M', promotion: '1T 4C 2I -> 3L 3M' }),
  job('J09', 'arts', 1, 'Sign Painter', { hire: '1K 3C -> 6M', upkeep: '1T 1K 1C -> 6M', promotion: '1T 2K 4C -> 3L 3M' }),
  job('J10', 'arts', 2, 'Choreographer', { hire: '6C 4I -> 11M', upkeep: '1T 2C 2I -> 11M', promotion: '1T 7C 3I -> 5L 5M' }),
  job('J11', 'arts', 2, 'Illustrator', { hire: '4K 6C -> 11M', upkeep: '1T 2K 2C -> 11M', promotion: '1T 3K 7C -> 5L 5M' }),
  job('J12', 'arts', 3, 'Artistic Director', { hire: '4K 8C 4I -> 17M', upkeep: '2T 1K 3C 1I -> 19M', promotion: '1T 2K 4C 2I -> 7L 8M' }),
  // J13: All figures from the worked examples; title house.
  job('J13', 'social', 1, 'Receptionist', { hire: '4I -> 6M', upkeep: '1T 2I -> 6M', promotion: '1T 6I -> 3L 3M' }),
  job('J14', 'social', 1, 'Youth Worker', { hire: '1C 3I -> 6M', upkeep: '1T 1C 1I -> 6M', promotion: '1T 2C 4I -> 3L 3M' }),
  job('J15', 'social', 1, 'Sales Clerk', { hire: '1K 3I -> 6M', upkeep: '1T 1K 1I -> 6M', promotion: '1T 2K 4I -> 3L 3M' }),
  // J16: Income 11 from the worked example; the rest as J04.
  job('J16', 'social', 2, 'Team Leader', { hire: '4K 6I -> 11M', upkeep: '1T 2K 2I -> 11M', promotion: '1T 3K 7I -> 5L 5M' }),
  job('J17', 'social', 2, 'Diplomat', { hire: '4C 6I -> 11M', upkeep: '1T 2C 2I -> 11M', promotion: '1T 3C 7I -> 5L 5M' }),
  job('J18', 'social', 3, 'Mayor', { hire: '4K 4C 8I -> 17M', upkeep: '2T 1K 1C 3I -> 19M', promotion: '1T 2K 2C 4I -> 7L 8M' }),
];
