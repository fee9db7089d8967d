/** Subtler mistakes: secrets that leak through sizes, questions and words, chance that is not fair, copies that hang together. */
import { describe, expect, test } from 'vitest';
import { ask } from '../decisions.js';
import type { Chance } from '../game.js';
import { draw, shuffleIn } from '../pile.js';
import { lantern } from '../testing/lantern.js';
import { afterwards, heardAs, slip, verdictOn } from '../testing/mistakes.js';

describe('secrets', () => {
  test('what the table hears of a whisper tells the card', () => {
    const said = verdictOn(
      heardAs((_, x) => ({
        ...x,
        whisper: (seat, event) => x.whisper?.(seat, event, event.type === 'drew' ? { type: 'night', night: event.card } : null),
      })),
    );
    expect(said).toMatch(
      /^only a declared reveal tells worlds apart: .* heard {"night":\d,"type":"night"} in the real world and {"night":\d/,
    );
  });

  test('the table hears the very event of the owner', () => {
    const said = verdictOn(heardAs((_, x) => ({ ...x, whisper: (seat, event) => x.whisper?.(seat, event, event) })));
    expect(said).toMatch(/^a hidden thing is told to its owner alone: the table heard {"card":\d,.*} while seat \d was whispered to/);
  });

  test('a card is whispered to the wrong seat', () => {
    const said = verdictOn(
      heardAs((s, x) => ({ ...x, whisper: (seat, event, sees) => x.whisper?.((seat + 1) % s.own.length, event, sees) })),
    );
    expect(said).toMatch(/^a hidden thing is told to its owner alone: seat 1 heard {"card":\d,"seat":0,"type":"drew"}, which is seat 0's/);
  });

  test('a question that only the holder of a card is asked', () => {
    const nosy = slip({
      apply(s, decision, move, x) {
        const holder = s.own.findIndex(({ hand }, seat) => seat !== decision.seat && hand.includes(5));
        if (move === 'keep' && holder >= 0) ask(s, holder, 'swap');
        else lantern.apply(s, decision, move, x);
      },
    });
    const said = verdictOn(nosy);
    expect(said).toMatch(/^what a seat can newly see, it was told: after .*, without an event, .* sees (open|asked)/);
  });

  test('the length of a list in a hand tells what it holds', () => {
    const marked = slip({
      apply(s, decision, move, x) {
        lantern.apply(s, decision, move, x);
        for (const own of s.own) Object.assign(own, { bright: own.hand.filter((card) => card > 3) });
      },
      imagine(view, chance) {
        const world = lantern.imagine(view, chance);
        if (view.mine && 'bright' in view.mine)
          for (const own of world.own) Object.assign(own, { bright: own.hand.filter((card) => card > 3) });
        return world;
      },
    });
    expect(verdictOn(marked)).toMatch(
      /^(an imagined world looks the same to its seat|what a seat can newly see, it was told): .*others\.\d\.bright/,
    );
  });

  test('the size of a pile tells what was put back', () => {
    const said = verdictOn(
      afterwards((s, { seat }, move) => {
        const hand = s.own[seat]?.hand ?? [];
        const card = hand.find((each) => each > 3);
        if (move !== 'keep' || card === undefined) return;
        hand.splice(hand.indexOf(card), 1);
        shuffleIn(s.dark.basket, card);
      }),
    );
    expect(said).toMatch(
      /^what a seat can newly see, it was told: .*sees (others\.\d\.hand|dark\.basket): \d+ against \d+ in the imagined one/,
    );
  });

  test('a game that says it hides nothing', () => {
    const said = verdictOn(slip({ facts: { hides: false, simultaneous: true } }));
    expect(said).toMatch(/^facts are true: the game `hides` nothing, but own\.0 is {"choice":-1,"hand":\[/);
  });
});

describe('chance', () => {
  /** Of two draws the brighter one: a guess that others hold good cards. */
  const gloomy = (chance: Chance): Chance => ({ int: (below) => Math.max(chance.int(below), chance.int(below)) });

  test('hands are imagined brighter than they are dealt', () => {
    const said = verdictOn(slip({ imagine: (view, chance) => lantern.imagine(view, gloomy(chance)) }));
    expect(said).toMatch(
      /^imagined worlds are dealt like real ones: in 1000 opening positions there is \d in (seat \d's `hand`|the dark `basket`): \d\.\d\d on average in real ones, \d\.\d\d in imagined ones/,
    );
    expect(said).toContain('Deal every unseen card with equal chance');
  });

  test('one seat is imagined with what another holds in real worlds', () => {
    const said = verdictOn(
      slip({
        setup(table, x) {
          const s = lantern.setup(table, x);
          const [first] = s.own;
          for (const low of first?.hand.filter((card) => card === 0) ?? []) {
            first?.hand.splice(first.hand.indexOf(low), 1);
            let card = draw(s.dark.basket, x.chance);
            while (card === 0) {
              shuffleIn(s.dark.basket, card);
              card = draw(s.dark.basket, x.chance);
            }
            shuffleIn(s.dark.basket, low);
            first?.hand.push(card);
            first?.hand.sort((a, b) => a - b);
          }
          return s;
        },
      }),
    );
    expect(said).toMatch(/^imagined worlds are dealt like real ones: .* there is 0 in seat 0's `hand`: 0\.00 on average in real ones/);
  });

  test('the time of day decides', () => {
    const said = verdictOn(
      slip({
        setup(table, x) {
          const s = lantern.setup(table, x);
          if (Date.now() % 2 === 1) s.shared.night = 1;
          return s;
        },
      }),
    );
    expect(said).toMatch(/^rules have no chance and no time of their own: a rule asked for Date\.now\n {2}World: the real one, in setup\./);
    expect(verdictOn(afterwards((s) => s.shared.swappers.push(new Date().getDay())))).toContain('a rule asked for new Date()');
  });
});

describe('looking and copying', () => {
  test('listing the moves changes the table', () => {
    const said = verdictOn(
      slip({
        moves(shared, mine, decision, refuse) {
          if (refuse) shared.swappers.push(decision.seat);
          return lantern.moves(shared, mine, decision, refuse);
        },
      }),
    );
    expect(said).toMatch(/^asking changes nothing: shared\.swappers\.0: nothing against \d/);
  });

  test('an imagined world hangs on the view', () => {
    const said = verdictOn(slip({ imagine: (view, chance) => ({ ...lantern.imagine(view, chance), shared: view.shared }) }));
    expect(said).toMatch(/^an imagined world shares nothing with its view: shared of the imagined world is the very object of the view/);
    expect(said).toMatch(/World: imagined from (a spectator's|seat \d's) view\./);
  });

  test('what is declared persistent is changed in place', () => {
    const said = verdictOn(slip({ persistent: ['shared.swappers'] }));
    expect(said).toMatch(/^what is persistent is replaced, not changed: Cannot add property 0, object is not extensible/);
  });

  test('an event told early and finished later reads differently at the end of its move', () => {
    const said = verdictOn(
      afterwards((s, { kind }, _, x) => {
        if (kind !== 'swap') return;
        const wishes = s.shared.wishes.slice();
        x.tell?.({ type: 'standing', wishes });
        wishes.push(0);
      }),
    );
    expect(said).toMatch(/^what was told stays told: .*\n {2}World: a clone of the real one\./);
  });
});

describe('what tools rely on', () => {
  test('a clock that goes back', () => {
    expect(verdictOn(slip({ clock: ({ night }) => -night }))).toMatch(/^the clock never goes back: from -1 to -2/);
  });

  test('an end that is told too early', () => {
    const said = verdictOn(
      heardAs((_, x) => ({ ...x, tell: x.tell && ((event) => x.tell?.(event.type === 'standing' ? { ...event, type: 'over' } : event)) })),
    );
    expect(said).toMatch(/^a match ends when it says so: {"type":"over","wishes":\[.*\]} was told, but "(light|swap)" is asked of seat \d/);
  });

  test('several asked at once where the facts say one', () => {
    expect(verdictOn(slip({ facts: { hides: true, simultaneous: false } }))).toMatch(
      /^facts are true: not `simultaneous`, but seats 0, 1, 2 are asked at once/,
    );
  });

  test('features that are not numbers, too few, or remembered', () => {
    const names = ['wishes', 'brightness'];
    const dividing = slip({ features: { names, fill: (_, __, into) => into.fill(1 / 0, 0, 2) } });
    expect(verdictOn(dividing)).toMatch(/^features are finite numbers, one per name: seat 0: wishes is Infinity/);
    expect(verdictOn(slip({ features: { names, fill: (_, __, into) => into.fill(0, 0, 1) } }))).toContain('brightness is NaN');
    expect(verdictOn(slip({ features: { names, fill: (_, __, into) => into.fill(0) } }))).toContain(
      'more are written than the 2 that have names',
    );
    let calls = 0;
    expect(verdictOn(slip({ features: { names: ['calls'], fill: (_, __, into) => into.fill(calls++, 0, 1) } }))).toMatch(
      /^features are the same for a clone: seat 0: calls is 0, and 1 of a clone/,
    );
  });

  test('score lines with one key for two things', () => {
    const doubled = slip({
      scores: ({ wishes }) =>
        wishes.map((total) => {
          const line = { key: 'wishes', label: 'Wishes', points: total / 2, unit: 'wishes' };
          return { total, lines: [line, line], tieBreakers: [] };
        }),
    });
    expect(verdictOn(doubled)).toMatch(/^every score line has its own key and a unit: seat 0: {"key":"wishes"/);
  });

  test('a bill without a clause', () => {
    const due = () => [{ what: 'Oil', amount: 1, unit: 'oil', when: 'at night', clause: '9' }];
    expect(verdictOn(slip({ due }))).toMatch(/^what is due has an amount, words and a clause: .*"clause":"9"/);
  });
});
