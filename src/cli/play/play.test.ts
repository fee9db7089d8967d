/** `halcyon play`: whole matches through a pipe and at a terminal. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isUndo } from '../../engine/play.js';
import { parseRecord } from '../../engine/record.js';
import { commitmentTo, seedFrom } from '../../engine/seed.js';
import { CTRL_C, halcyon, inFolder, times } from '../testing/world.js';

const read = (folder: string, file: string) => parseRecord(readFileSync(join(folder, file), 'utf8'));

describe('a match through a pipe', () => {
  it('is played to its end, ranked, explained, unsealed and saved, and the record holds', () =>
    inFolder(async (folder) => {
      const played = await halcyon('play bird --seed tea --seats 3 --names Mia,Tom,Zoe', {
        input: `${times(300, '1')}score\nsave end.json\n`,
        folder,
      });
      expect(played.code).toBe(0);
      expect(played.err).toBe('');
      expect(played.out).toMatch(/(Mia|Tom|Zoe)( and \w+)? (wins|share)/);
      expect(played.out).toMatch(/╭─ 1st (Mia|Tom|Zoe): \d+ ─/);
      expect(played.out).toContain(`The seal shown at the start: ${commitmentTo(seedFrom('tea'))}`);
      expect(played.out).toContain(seedFrom('tea'));
      const verified = await halcyon('verify end.json', { folder });
      expect(verified.out).toContain('end.json is valid.');
      expect(verified.out).toContain('The match is over.');
      expect(read(folder, 'end.json').names).toEqual(['Mia', 'Tom', 'Zoe']);
    }));

  it('is the same match for the same seed and the same input, bots included', async () => {
    const flags = 'play bird --seed tea --seats 3 --human 1 --bots gentle,sleepy';
    const input = `${times(40, '1')}log\n`;
    const first = await halcyon(flags, { input });
    expect(first.out).toContain('At the table: Ada, Wren (Gentle bot) and Jay (Sleepy bot).');
    expect((await halcyon(flags, { input })).out).toBe(first.out);
    expect((await halcyon(`${flags}x`, { input })).code).toBe(2);
    expect((await halcyon(flags.replace('tea', 'milk'), { input })).out).not.toBe(first.out);
  });

  it('takes the usual values for all that is missing, and ends politely with the input', async () => {
    const { code, out } = await halcyon('play');
    expect(code).toBe(0);
    expect(out).toContain('At the table: Ada and Wren (Steady bot).');
    expect(out).toContain('The match is not finished and was not saved. "save" before leaving keeps it');
  });

  it('reads like a conversation: each command stands behind its prompt', async () => {
    const { out } = await halcyon('play bird --seed tea', { input: 'help\n' });
    expect(out).toMatch(/Ada> help\n +a number +play that answer/);
  });

  it('lets bots play among themselves', async () => {
    const { code, out } = await halcyon('play bird --human 0 --bots random,sensible --seed tea');
    expect(code).toBe(0);
    expect(out).toContain('goes first.');
    expect(out).toMatch(/wins with \d+/);
  });

  it('tells a player alone whether they did well', async () => {
    const { out } = await halcyon('play bird --seats 1 --seed tea', { input: times(300, '1') });
    expect(out).toMatch(/Ada has (won|not won this time): ★+ \d+ birds\./);
  });
});

describe('what can be typed', () => {
  const type = async (...lines: string[]) =>
    (await halcyon('play bird --seed tea --seats 2', { input: lines.map((l) => `${l}\n`).join('') })).out;

  it('why, with a number, a word or nothing, gives the rule and its clause', async () => {
    const because = 'Two birds cost 3 clover power; you have 1.';
    expect(await type('why')).toContain(because);
    expect(await type('why two bi')).toContain(because);
    const number = /(\d+) Take\s+two\s+birds/.exec(await type('help'))?.[1];
    expect(await type(`why ${number}`)).toContain(because);
    expect(await type(`${number}`)).toContain(because);
    expect(await type('why')).toContain('4.4b');
    expect(await type('why please')).toContain('Say please: that is possible. Type 1 to do it.');
    expect(await type('why dragon')).toContain('Nothing here is called "dragon".');
  });

  it('a wrong number, a wrong command or the name of a move gets a helpful sentence', async () => {
    expect(await type('99')).toContain('There is no 99. The answers are numbered from 1 to');
    expect(await type('scroe')).toContain('I do not understand "scroe". Did you mean "score"?');
    expect(await type('say please')).toContain('Did you mean 1 (Say please)? Type the number.');
    expect(await type('xyzzy')).toContain('I do not understand "xyzzy". Type a number, or "help"');
  });

  it('hint names the best answers by their numbers, with the chance to win, how sure it is, and why', async () => {
    const told = await type('hint');
    expect(told).toMatch(/^\s*\d+ (Say please|Take a .+): \d+ % to win, sure to about \d+ %\. [A-Z0-9+][^.]*\./m);
    expect(told.match(/% to win/g)).toHaveLength(2);
  });

  it('a command can be shortened as long as it is clear', async () => {
    expect(await type('sc')).toContain('1st Ada: 1');
    expect(await type('?')).toContain('take the last decision back');
    expect(await type('s')).toContain('Did you mean 1 (Say please)');
  });

  it('rules prints all of them, a section or a clause', async () => {
    expect(await type('rules')).toContain('Bird of Happiness: the rules');
    const section = await type('rules 5');
    expect(section).toContain('5.4   If those are equal too, the victory is shared.');
    expect(section).not.toContain('4.7');
    const clause = await type('rules 4.3');
    expect(clause).toContain('4.3f');
    expect(clause).not.toContain('4.4a');
    expect(await type('rules 6.1')).not.toContain('6.10');
    expect(await type('rules 2.1')).toContain('· card: gold clover; birds: 0; clover power: 2;');
    expect(await type('rules 9.9')).toContain('The rules have no clause 9.9. Their sections are: 1 What it is about;');
  });

  it('log numbers the steps, so that a replay can jump to them', async () => {
    expect(await type('1', 'log')).toMatch(/Ada> log\n 0 {2}\w+ goes first\.\n {4}The field/);
  });

  it('always gives an answer each time, with the entries of a match in which it is typed each time; ask ends that', () =>
    inFolder(async (folder) => {
      const flags = 'play rainbow --seed tea --seats 2 --human 1 --bots sensible';
      const button = /Your turn is done\./g;
      const played = async (then: string, file: string) => {
        const { out } = await halcyon(flags, { input: `${times(3, '1')}${then}save ${file}\n`, folder });
        return { asked: out.match(button)?.length ?? 0, out, entries: read(folder, file).entries };
      };
      const byHand = await played(times(40, '1'), 'hand.json');
      const always = await played(`always 1\n${times(3, '1')}ask\n`, 'always.json');
      expect(byHand.asked).toBeGreaterThan(5);
      expect(always.asked).toBe(1);
      expect(always.out).toContain('You are asked everything again.');
      expect(byHand.entries.slice(0, always.entries.length)).toEqual(always.entries);
      expect((await played(`always 1\n${times(3, '1')}ask\n${times(5, '1')}`, 'again.json')).asked).toBeGreaterThan(1);
      const { out } = await halcyon(flags, { input: 'always\nask\n' });
      expect(out).toContain('Say which answer: always 1');
      expect(out).toContain('You are asked everything as it is.');
    }));

  it('name gives the one at the prompt another name, on the table, in the log and in the record', () =>
    inFolder(async (folder) => {
      const flags = 'play bird --seed tea --seats 2';
      const { out, code } = await halcyon(flags, { input: '1\nname Mia Maria\n1\nlog\nsave m.json\n', folder });
      expect(code).toBe(0);
      const after = out.slice(out.indexOf('name Mia Maria'));
      expect(after).toContain('You are called Mia Maria now.');
      expect(after).toContain('╭─ Mia Maria (you) ─');
      expect(after).toContain('Mia Maria> log');
      expect(after).toMatch(/Mia Maria says please\.\n/);
      expect(after).not.toContain('Ada');
      expect(read(folder, 'm.json').names).toEqual(['Mia Maria', 'Wren']);
    }));

  it('name refuses what is no name, or somebody else’s', async () => {
    expect(await type('name')).toContain('A name has 1 to 20 letters; "" has 0.');
    expect(await type('name wren')).toContain('Somebody at this table is called wren already.');
    expect(await type('name \u200d')).toContain('A name needs something to see.');
    const over = await halcyon('play sealed --seed tea', { input: `${times(30, '1')}name Mia\n` });
    expect(over.out).toContain('The match is over, and its names stay as they are.');
  });

  it('quit leaves', async () => {
    const out = await type('quit', 'score');
    expect(out).toContain('The match is not finished');
    expect(out).not.toContain('Ada> score');
  });
});

describe('taking back', () => {
  it('needs no asking where only bots play along, and what is drawn is drawn anew', async () => {
    const { out, said } = await halcyon('play bird --seed tea --seats 2', { input: '1\nundo\nlog\n' });
    expect(said).toContain('The bots do not mind. What is drawn from here on is drawn anew.');
    expect(out).toMatch(/Ada says please \(taken back\)\./);
    expect(out).toMatch(/\d {2}Ada takes back\.$/m);
  });

  it('asks the other people where something was learned since', async () => {
    const flags = 'play bird --seed tea --seats 2 --human 2';
    const yes = await halcyon(flags, { input: '1\nundo\ny\nlog\n' });
    expect(yes.out).toMatch(/(Ada|Ben), may (Ada|Ben) take it back\? \[y\/N\] y/);
    expect(yes.out).toContain('Taken back.');
    const no = await halcyon(flags, { input: '1\nundo\nno\nlog\n' });
    expect(no.out).toContain('does not agree, so it stays as it is.');
    expect(no.out).not.toContain('(taken back)');
  });

  it('needs everybody, and the record says who agreed', () =>
    inFolder(async (folder) => {
      const flags = 'play bird --seed tea --seats 4 --human 3';
      const save = 'save m.json\n';
      const yes = await halcyon(flags, { input: `1\n1\nundo\ny\nyes\n${save}`, folder });
      expect(yes.said).toContain('Everybody agreed. What is drawn from here on is drawn anew.');
      const [undone] = read(folder, 'm.json').entries.filter(isUndo);
      const people = [0, 1, 2].filter((seat) => seat !== undone?.by);
      expect(undone?.granted).toEqual(people);
      expect((await halcyon('verify m.json', { folder })).said).toContain('m.json is valid.');
      const no = await halcyon(flags, { input: `1\n1\nundo\ny\nn\nundo\ny\ny\n${save}`, folder });
      expect(no.out).toContain('does not agree, so it stays as it is.');
      expect(no.out).toContain('Taken back.');
    }));

  it('is free where nobody has learned anything, whoever is asked next', async () => {
    const { out } = await halcyon('play sealed --seed tea --human 2', { input: '1\nundo\nlog\n' });
    expect(out).toMatch(/Taken back\.\n/);
    expect(out).not.toContain('may Ada take it back');
  });

  it('is explained where there is nothing to take back, or the match is over', async () => {
    expect((await halcyon('play bird', { input: 'undo\n' })).out).toContain('Nothing has been decided yet that could be taken back.');
    const { out } = await halcyon('play sealed --seed tea', { input: `${times(30, '1')}undo\n` });
    expect(out).toContain('The match is over and its seed is open, so nothing can be taken back.');
  });
});

describe('saving', () => {
  it('and opening goes on with the same match', () =>
    inFolder(async (folder) => {
      const flags = 'play bird --seed tea --seats 2';
      const saved = await halcyon(flags, { input: '1\n1\nsave half.json\n', folder });
      expect(saved.out).toContain('Go on with: halcyon play --open half.json');
      expect(read(folder, 'half.json').seed).toBe(seedFrom('tea'));
      const opened = await halcyon('play --open half.json', { input: '1\n1\nlog\n', folder });
      expect(opened.out).toMatch(/Going on after step \d+\./);
      const through = await halcyon(flags, { input: '1\n1\n1\n1\nlog\n' });
      const logIn = (out: string) => out.slice(out.indexOf('> log'));
      expect(logIn(opened.out)).toBe(logIn(through.out));
    }));

  it('chooses a name by game and day, and never takes one that is there', () =>
    inFolder(async (folder) => {
      await halcyon('play bird', { input: 'save\n', folder });
      await halcyon('play bird', { input: 'save\n', folder });
      expect(readdirSync(folder).sort()).toEqual(['halcyon-bird-2026-11-15-2.json', 'halcyon-bird-2026-11-15.json']);
    }));

  it('does not overwrite a strange file, and says so when it writes over its own', () =>
    inFolder(async (folder) => {
      writeFileSync(join(folder, 'letter.txt'), 'Dear Ada');
      const { out } = await halcyon('play bird', { input: 'save letter.txt\nsave m.json\n1\nsave\n', folder });
      expect(out).toContain('There is a file letter.txt already. Choose another name.');
      expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('Dear Ada');
      expect(out).toContain('Saved: m.json');
      expect(out).toContain('Saved again, over the older one: m.json');
    }));

  it('asks at a terminal before it overwrites', () =>
    inFolder(async (folder) => {
      writeFileSync(join(folder, 'm.json'), 'old');
      const flags = 'play bird --seats 1 --names Ada --option goldCost=1';
      const kept = await halcyon(flags, { input: 'save m.json\nn\nquit\n', tty: true, folder });
      expect(kept.out).toContain('There is a file m.json already. Overwrite it? [y/N]');
      expect(readFileSync(join(folder, 'm.json'), 'utf8')).toBe('old');
      await halcyon(flags, { input: 'save m.json\ny\nquit\n', tty: true, folder });
      expect(read(folder, 'm.json').game).toBe('bird');
    }));

  it('says what is wrong with a place where nothing can be written, and the match goes on', async () => {
    const { code, out } = await halcyon('play bird --seats 1 --names Ada', { input: 'save nowhere/at/all.json\nscore\n' });
    expect(code).toBe(0);
    expect(out).toContain('There is no file "nowhere/at/all.json".');
    expect(out).toMatch(/─ Ada: \d /);
  });
});

describe('at a terminal', () => {
  it('asks for what is missing, again where the answer was wrong', async () => {
    const input = `1\n9\n3\n1\nclever\nGentle,sleepy\nMia\ngoldCost=9\ngoldCost=3\n${CTRL_C}`;
    const { code, out } = await halcyon('play', { input, tty: true });
    expect(out).toContain('Which game?');
    expect(out).toContain('Bird of Happiness is for 1 to 5 players, not for 9.');
    expect(out).toContain('There is no bot "clever".');
    expect(out).toContain('Option "goldCost" cannot be 9. It may be 2, 1 or 3.');
    expect(out).toContain('At the table: Mia, Wren (Gentle bot) and Jay (Sleepy bot).');
    expect(code).toBe(130);
  });

  it('asks nothing that flags have answered', async () => {
    const flags = 'play bird --seats 3 --human 1 --bots gentle --names Mia --option length=short';
    const { out } = await halcyon(flags, { input: 'quit\n', tty: true });
    expect(out).not.toMatch(/Which|How many|Your name/);
    expect(out).toContain('At the table: Mia, Wren (Gentle bot) and Jay (Gentle bot).');
  });

  it('leaves with 130 on ctrl-C and with 0 at the end of the input, saying that the match is not finished', async () => {
    const flags = 'play bird --seats 1 --names Ada --option goldCost=1';
    for (const [input, code] of [
      [`1\n${CTRL_C}`, 130],
      ['1\n', 0],
    ] as const) {
      const ran = await halcyon(flags, { input, tty: true });
      expect(ran.code).toBe(code);
      expect(ran.out).toContain('The match is not finished');
    }
  });

  it('offers to save before leaving, once something was played', () =>
    inFolder(async (folder) => {
      const flags = 'play bird --seats 1 --names Ada --option goldCost=1';
      const { said } = await halcyon(flags, { input: '1\nquit\ny\n', tty: true, folder });
      expect(said).toContain('Save the match first? [y/N]');
      expect(said).toContain('Go on with: halcyon play --open halcyon-bird-2026-11-15.json');
      expect(readdirSync(folder)).toEqual(['halcyon-bird-2026-11-15.json']);
    }));

  it('gives up the boxes where the screen is too low for them', async () => {
    const flags = 'play bird --seats 5 --human 1 --bots random --names Ada --option length=short';
    expect((await halcyon(flags, { input: 'quit\n', tty: true, rows: 60 })).out).toContain('╭─');
    const low = (await halcyon(flags, { input: 'quit\n', tty: true, rows: 24 })).out;
    expect(low).not.toContain('╭');
    expect(low).toContain('Field');
  });
});

describe('colours', () => {
  const flags = 'play bird --seats 1 --names Ada --option goldCost=1';
  const COLOUR = '\x1b[33m';

  it('are there at a terminal, and neither in a pipe nor where NO_COLOR is set', async () => {
    const input = 'quit\n';
    expect((await halcyon(flags, { input, tty: true })).out).toContain(COLOUR);
    expect((await halcyon(flags, { input, tty: true, env: { NO_COLOR: '' } })).out).toContain(COLOUR);
    expect((await halcyon(flags, { input, tty: true, env: { NO_COLOR: '1' } })).out).not.toContain(COLOUR);
    expect((await halcyon(flags, { input, tty: true, env: { TERM: 'dumb' } })).out).not.toContain(COLOUR);
    expect((await halcyon(flags, { input })).out).not.toContain('\x1b');
    expect((await halcyon(flags, { input, env: { FORCE_COLOR: '1' } })).out).toContain(COLOUR);
    expect((await halcyon(flags, { input, env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain('\x1b');
  });
});

describe('several people at one screen', () => {
  const flags = 'play sealed --seats 2 --human 2 --names Ada,Ben --option prizes=1 --seed tea';
  const WIPED = '\x1b[2J\x1b[3J\x1b[H';

  it('pass it on: it is wiped, and nothing private is drawn before the next one is ready', async () => {
    const input = '\n1\n\n1\n1\n\n1\n\n1\n\n1\nquit\n';
    const { out } = await halcyon(flags, { input, tty: true, env: { NO_COLOR: '1' } });
    const pages = out.split(WIPED);
    const waiting = pages.filter((page) => page.includes('press Enter when nobody else is looking'));
    expect(waiting.length).toBeGreaterThan(2);
    for (const page of waiting) expect(page).not.toMatch(/hand|draws|Bid/);
    for (const [me, other] of [
      ['Ada', 'Ben'],
      ['Ben', 'Ada'],
    ]) {
      const mine = pages.filter((page) => page.includes(`${me}> `));
      expect(mine.length).toBeGreaterThan(0);
      expect(mine.join()).toContain('Your hand');
      expect(mine.join()).toMatch(new RegExp(`${me} draws a (\\d|shield)`));
      expect(mine.join()).not.toMatch(new RegExp(`${other} draws a (\\d|shield)`));
      expect(mine.join()).not.toContain(`${other}> `);
    }
  });

  it('are safe from an Enter too many: what was typed before the screen was passed on does not count', async () => {
    const hasty = '1\r\r\n'; // an answer and another Enter in one go
    const { out } = await halcyon(flags, { input: `\n1\n${hasty}`, tty: true });
    expect(out).toContain('Ada, press Enter');
    expect(out.slice(out.lastIndexOf('press Enter'))).not.toContain('Your hand');
  });

  it('need not, where the game has no secrets or only one of them is a person', async () => {
    const waits = 'press Enter when nobody else is looking';
    const open = 'play bird --seats 2 --human 2 --names Ada,Ben --option goldCost=1';
    expect((await halcyon(open, { input: '1\nquit\n', tty: true })).out).not.toContain(waits);
    const alone = 'play sealed --seats 2 --human 1 --bots random --names Ada --option prizes=1';
    expect((await halcyon(alone, { input: '1\nquit\n', tty: true })).out).not.toContain(waits);
  });
});

describe('a wrong call', () => {
  it.each([
    ['play brid', 'There is no game "brid". Did you mean "bird"?'],
    ['play bird --seats 9', 'Bird of Happiness is for 1 to 5 players, not for 9.'],
    ['play bird --seats two', 'Bird of Happiness is for 1 to 5 players, not for two.'],
    ['play bird --human 3', 'The number of people should be a whole number from 0 to 2, not "3".'],
    ['play bird --bots clever', 'There is no bot "clever".'],
    ['play bird --seats 4 --human 1 --bots random,random', '2 bots are named for 3 bot seats.'],
    ['play bird --seats 2 --human 2 --bots random', 'All 2 seats are for people, so there is none for the bots.'],
    ['play bird --names Ada,Ada', 'Two players are called Ada.'],
    ['play bird --names Ada,Ben,Cleo', '3 names are given for 2 seats.'],
    ['play bird --names Wolfeschlegelsteinhausen', 'A name has 1 to 20 letters'],
    ['play bird --option gold=1', 'Bird of Happiness has no option "gold". Its options: firstPlayer, goldCost'],
    ['play bird --option goldCost=7', 'Option "goldCost" cannot be 7. It may be 2, 1 or 3.'],
    ['play bird --option goldCost', '"goldCost" is not an option. Write it as name=value'],
    ['play bird --seats 1 --option length=short', '(rules, 6.10)'],
    ['play --open nothing.json', 'There is no file "nothing.json".'],
    ['play --open src --seats 2', '--seats does not go with --open'],
  ])('"%s" is answered with a sentence', async (line, sentence) => {
    const { code, out, err } = await halcyon(line);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n').length).toBe(1);
    expect(out).toBe('');
  });
});
