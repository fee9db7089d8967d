/** Reasons for what no list thinks of. */
import { expect, test } from 'vitest';
import { otherwiseBy } from './otherwise.js';

const otherwise = otherwiseBy<'feed' | 'rest'>({ feed: { feed: ['8.2', 'No such animal waits there.'] } });
const asked = (kind: 'feed' | 'rest') => ({ id: 0, seat: 0, kind, veiled: false });

test('an answer of a type that such a question knows has its reason, whatever else is in it', () => {
  const reason = { clause: '8.2', because: 'No such animal waits there.' };
  expect(otherwise(asked('feed'), { t: 'feed', kind: 'pig', at: 'c3' })).toEqual(reason);
  expect(otherwise(asked('feed'), { t: 'feed', kind: 7 })).toEqual(reason);
});

test.each([[{ t: 'dance' }], [{ t: 'toString' }], [{ t: 'constructor' }], [{ t: { feed: 1 } }], ['feed'], [null], [3], [[]]])(
  '%j is nothing that anybody answers',
  (answer) => {
    expect(otherwise(asked('feed'), answer)).toBe(null);
    expect(otherwise(asked('rest'), answer)).toBe(null);
  },
);
