/** Mistakes that beginners make, and what the laws answer: which law, in which world, who heard it, how to mend it. */
import { describe, expect, test } from 'vitest';
import { quickChance } from '../chance.js';
import { cloneOf } from '../clone.js';
import { explains } from '../conforms.js';
import { lasting } from '../lists.js';
import { seedFrom } from '../seed.js';
import { drawOne, lantern } from '../testing/lantern.js';
import { afterwards, heardAs, slip, tryOut, verdictOn } from '../testing/mistakes.js';
import { MEND } from './mend.js';

test('the game itself keeps all laws, and each was really tried', () => {
  const { undone, ...tried } = tryOut(lantern);
  for (const [what, times] of Object.entries(tried)) expect(times, what).toBeGreaterThan(10);
  expect(undone).toBeGreaterThan(0);
});

test('without a clone of its own it keeps them too', () => {
  const { clone: _, ...plain } = lantern;
  expect(verdictOn(plain)).toBe('passes');
});

describe('secrets', () => {
  test('a choice written into shared', () => {
    const said = verdictOn(
      afterwards((s, { seat }, move) => {
        if (typeof move === 'object' && 'light' in move && s.open.length > 0) s.shared.wishes[seat] = move.light;
      }),
    );
    expect(said).toMatch(/^what a seat can newly see, it was told: .*a spectator sees shared\.wishes\.\d: /);
    expect(said).toMatch(/World: the real one, beside (the real one, with another answer|one imagined from .* view)\./);
    expect(said).toContain('Keep it in `own` or `dark` until it is known');
  });

  test('a drawn card that is not declared', () => {
    const said = verdictOn(slip({ reveals: { shown: 'table' } }));
    expect(said).toMatch(
      /^only a declared reveal tells worlds apart: .*seat \d heard {"card":\d,"seat":\d,"type":"drew"} in the real world and {/,
    );
    expect(said).toContain('the event belongs into `reveals`: for the `owner` if it is whispered, for the `table` if all may know it');
  });

  test('a showing that is not declared', () => {
    const said = verdictOn(slip({ reveals: { drew: 'owner' } }));
    expect(said).toMatch(/^only a declared reveal tells worlds apart: .* heard {"cards":\[.*"type":"shown"} in the real world/);
    expect(said).toMatch(/World: the real one, beside one imagined from (a spectator's|seat \d's) view\./);
  });

  test('a drawn card told to the whole table', () => {
    const said = verdictOn(heardAs((_, x) => ({ ...x, whisper: x.tell && ((_seat, event) => x.tell?.(event)) })));
    expect(said).toMatch(/^a hidden thing is told to its owner alone: the whole table, every seat and a spectator too, heard {"card":\d/);
    expect(said).toContain('World: the real one.\n  To mend it: Use `x.whisper(seat, event, tableSees)`');
  });

  test('a public rule that reads another hand', () => {
    const said = verdictOn(
      afterwards((s, { seat }, _, x) => {
        if (s.own[(seat + 1) % s.own.length]?.hand.includes(5)) x.tell?.({ type: 'kept', seat });
      }),
    );
    expect(said).toMatch(/^only a declared reveal tells worlds apart: .* heard .*in the real world and .*in the imagined one/);
    expect(said).toContain('the rule must not look at what its hearer cannot know');
  });

  test('not telling that somebody has chosen is no mistake: the open questions show it', () => {
    expect(verdictOn(heardAs((_, x) => ({ ...x, tell: x.tell && ((event) => event.type !== 'chosen' && x.tell?.(event)) })))).toBe(
      'passes',
    );
  });
});

describe('imagined worlds', () => {
  const forgetful = slip({
    imagine(view, chance) {
      const world = lantern.imagine(view, chance);
      for (const [seat, own] of world.own.entries()) if (seat !== view.seat) own.choice = -1;
      return world;
    },
  });

  test('a choice that was made is forgotten', () => {
    const said = verdictOn(forgetful);
    expect(said).toMatch(
      /^nothing is lost or made from nothing: there are 3 lanterns of brightness \d\n {2}World: imagined from .* view\./,
    );
    expect(said).toContain('To mend it: The real match is sound; `imagine` lost or doubled something.');
  });

  test('a choice that was made is forgotten, and the check is lax', () => {
    const said = verdictOn({ ...forgetful, check() {} });
    expect(said).toMatch(/^no rule fails: seat \d has chosen nothing\n {2}World: imagined from .* view\./);
    expect(said).toContain('for instance choices already made');
  });

  test('every view is imagined as the same world', () => {
    const said = verdictOn(slip({ imagine: (view) => lantern.imagine(view, quickChance(1)) }));
    expect(said).toMatch(/^hidden things vary between imagined worlds: \d+ views were imagined twice, and each time as the same world/);
    expect(said).toContain('World: imagined ones, all together.\n  To mend it: Draw every hidden thing with the chance');
  });
});

describe('copies', () => {
  test('a clone shares a hand', () => {
    const said = verdictOn(slip({ clone: (s) => ({ ...cloneOf(lantern, s), own: s.own.map((own) => ({ ...own })) }) }));
    expect(said).toMatch(/^a clone shares nothing with its original: own\.0\.hand of a clone is the very object of the original/);
  });

  test('a clone shares a list that is seldom touched, and one match shows it', () => {
    const sharing = slip({
      clone(s) {
        const clone = cloneOf(lantern, s);
        clone.shared.swappers = s.shared.swappers;
        return clone;
      },
    });
    expect(() => tryOut(sharing, 1)).toThrow('a clone shares nothing with its original: shared.swappers of a clone is the very object');
    expect(verdictOn(sharing)).toContain('name its place in `persistent`');
  });

  test('a live list in an event', () => {
    const said = verdictOn(
      heardAs((s, x) => ({
        ...x,
        tell: x.tell && ((event) => x.tell?.(event.type === 'standing' ? { ...event, wishes: s.shared.wishes } : event)),
      })),
    );
    expect(said).toMatch(
      /^what was told stays told: {"type":"standing","wishes":\[.*\]}, told by entry \d+, has become {"type":"standing"/,
    );
    expect(said).toContain('Copy the list into the event');
  });
});

describe('the course of a match', () => {
  test('the next question is forgotten, and the match silently ends', () => {
    const said = verdictOn(
      afterwards((s, { kind }) => {
        if (kind === 'swap') s.open = [];
      }),
    );
    expect(said).toMatch(
      /^a match ends when it says so: nobody is asked anything after {"night":2,"type":"night"}, and none of over was told: a question was forgotten/,
    );
    expect(said).toContain('World: the real one.\n  To mend it: No open question is the end of a match.');
  });

  test('a pile miscounts', () => {
    const said = verdictOn(
      afterwards((s, { kind }) => {
        if (kind === 'swap') s.dark.basket.loose--;
      }),
    );
    expect(said).toMatch(/^nothing is lost or made from nothing: the basket counts \d+ and holds \d+\n {2}World: the real one\./);
  });

  test('the bound is too small', () => {
    expect(verdictOn(slip({ longest: 3 }))).toMatch(
      /^a match ends: after 4 decisions it still goes on \(longest: 3\)\n.*\n {2}To mend it: Raise `longest`/,
    );
  });

  test('drawing at once instead of together', () => {
    const said = verdictOn(
      afterwards((s, { seat, kind }, _, x) => {
        if (kind === 'light' && s.open.length > 0 && s.own[seat]?.choice !== -1) drawOne(s, seat, x);
      }),
    );
    expect(said).toMatch(
      /^answers to open questions commute: {"light":\d} of seat \d and {"light":\d} of seat \d: own\.\d\.hand\.\d: .* the other way round/,
    );
    expect(said).toContain('play them together when no question is open any more');
  });

  test('whoever answers first is remembered', () => {
    const said = verdictOn(
      afterwards((s, { seat, kind }) => {
        if (kind === 'light' && s.open.length > 0) s.shared.swappers.push(seat);
      }),
    );
    expect(said).toMatch(/^answers to open questions commute: {"light":\d} of seat \d and {"light":\d} of seat \d: shared\.swappers/);
    expect(said).toContain('World: the real one.');
  });
});

describe('lists and words', () => {
  test('a clause that is not there', () => {
    const game = slip({
      moves: (shared, mine, decision, refuse) =>
        lantern.moves(shared, mine, decision, refuse && ((move, why) => refuse(move, { ...why, clause: '9' }))),
    });
    expect(verdictOn(game)).toMatch(/^every refusal cites a clause of RULES\.md: {"light":\d} cites "9"/);
  });

  test('no reason for what is possible at another time', () => {
    const silent = slip({ moves: (shared, mine, decision) => lantern.moves(shared, mine, decision) });
    const trial = { seats: 3, matches: 20, seed: seedFrom('reasons'), clauses: new Set(['1', '2', '3', '4']) };
    expect(explains(lantern, trial)).toBeGreaterThan(100);
    expect(() => explains(silent, trial)).toThrow(
      /^what is possible at another time is refused with a reason: {"(?:light|back)":\d} at "(?:light|swap)" is refused without one/,
    );
    expect(() => explains(silent, trial)).toThrow('give the reason in `otherwise`');
    const because = (clause: string) => slip({ ...silent, otherwise: () => ({ clause, because: 'You do not hold it.' }) });
    expect(explains(because('2'), trial)).toBeGreaterThan(100);
    expect(() => explains(because('9'), trial)).toThrow(/is refused with {"because":"You do not hold it\.","clause":"9"}/);
  });

  test('a suggestion that is not legal', () => {
    expect(verdictOn(slip({ suggest: () => ({ light: 9 }) }))).toMatch(/^a suggestion is legal: {"light":9} at "light"/);
  });

  test('an answer twice', () => {
    const game = slip({
      moves: (shared, mine, decision, refuse) => lantern.moves(shared, mine, decision, refuse).flatMap((move) => [move, move]),
    });
    expect(verdictOn(game)).toMatch(/^lists have no duplicates: at "light": {"light":\d} {"light":\d}/);
  });

  test('a lasting list that is filled anew', () => {
    const list: ReturnType<typeof lantern.moves>[number][] = [];
    const kept = lasting(list);
    const game = slip({
      moves: (shared, mine, decision, refuse) => {
        list.splice(0, list.length, ...lantern.moves(shared, mine, decision, refuse));
        return kept;
      },
    });
    expect(verdictOn(game)).toMatch(/^a lasting list never changes: {"light":\d}.* has become {"light":\d}/);
  });

  test('no words', () => {
    const game = slip({
      words: { ...lantern.words, event: (event, names) => (event.type === 'shown' ? '' : lantern.words.event(event, names)) },
    });
    expect(verdictOn(game)).toMatch(/^everything has words: the event {"cards":.*"type":"shown"} reads ""/);
  });
});

describe('what no record knows', () => {
  test('Math.random is named', () => {
    const said = verdictOn(
      afterwards((s) => {
        s.shared.night += Math.random() < 0 ? 1 : 0;
      }),
    );
    expect(said).toMatch(/^rules have no chance and no time of their own: a rule asked for Math\.random/);
    expect(said).toContain('Draw with `x.chance.int(n)`');
  });

  test('undefined is named, and where it is', () => {
    const said = verdictOn(
      afterwards((s) => {
        Object.assign(s.shared, { lastSwap: undefined });
      }),
    );
    expect(said).toMatch(/^a state is plain JSON: shared\.lastSwap is undefined\n/);
    expect(said).toContain('Use null for what is not there');
  });
});

test('every law says how to mend it, in a sentence', () => {
  for (const [law, mend] of Object.entries(MEND)) expect(mend, law).toMatch(/^[A-Z`].{20,}[.*]$/);
});

test('the laws leave chance and time as they were', () => {
  verdictOn(slip({ longest: 3 }));
  expect(Math.random()).toBeLessThan(1);
  expect(Date.now()).toBeGreaterThan(0);
});
