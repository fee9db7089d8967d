/** `halcyon replay` and `halcyon verify`, with good files, damaged ones and none. */
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { halcyon, inFolder, times } from './testing/world.js';

/** Two records: of a match that was played to its end, and of one that was not. */
const records: Record<string, string> = {};
beforeAll(() =>
  inFolder(async (folder) => {
    await halcyon('play bird --seed tea --seats 2 --names Mia,Tom', { input: `${times(300, '1')}save over.json\n`, folder });
    await halcyon('play sealed --seed tea --human 2', { input: '1\nsave half.json\n', folder });
    for (const name of ['over.json', 'half.json']) records[name] = readFileSync(join(folder, name), 'utf8');
  }),
);

/** A folder with both of them. */
const withMatches = <X>(work: (folder: string) => Promise<X>): Promise<X> =>
  inFolder((folder) => {
    for (const [name, text] of Object.entries(records)) writeFileSync(join(folder, name), text);
    return work(folder);
  });

describe('replay in a pipe', () => {
  it('prints the log and the table at the end', () =>
    withMatches(async (folder) => {
      const { code, out } = await halcyon('replay over.json', { folder });
      expect(code).toBe(0);
      expect(out).toMatch(/^ +0 {2}\w+ goes first\./);
      expect(out).toMatch(/after (\d+) of \1 steps/);
      expect(out).toMatch(/(Mia|Tom) wins with \d+/);
    }));

  it('has a number for every step, also where there is nothing to tell', () =>
    inFolder(async (folder) => {
      copyFileSync(new URL('../games/farm/records/rules-2-seats-2.json', import.meta.url), join(folder, 'farm.json'));
      const { out } = await halcyon('replay farm.json', { folder });
      const steps = Array.from(out.matchAll(/^ +(\d+) {2}\S/gm), ([, step]) => Number(step));
      expect(steps).toEqual(steps.map((_, step) => step));
      expect(out).toContain('  Nothing to tell.');
    }));

  it('prints both at any other step', () =>
    withMatches(async (folder) => {
      const at = async (n: number) => (await halcyon(`replay over.json --at ${n}`, { folder })).out;
      expect(await at(0)).toMatch(/after 0 of \d+ steps/);
      expect(await at(0)).not.toContain('says please');
      expect(await at(3)).toMatch(/^ 3 {2}/m);
      expect(await at(3)).not.toMatch(/^ 4 {2}/m);
      expect(await at(3)).not.toContain('wins');
    }));

  it('shows what a spectator saw, or what one player saw', () =>
    withMatches(async (folder) => {
      const spectator = (await halcyon('replay half.json', { folder })).out;
      expect(spectator).not.toMatch(/Your hand|draws a (\d|shield)/);
      const first = (await halcyon('replay half.json --seat 1', { folder })).out;
      expect(first).toContain('Your hand');
      expect(first).toMatch(/Ada draws a (\d|shield)/);
      expect(first).not.toMatch(/Ben draws a (\d|shield)/);
    }));

  it('refuses steps and seats that are not there', () =>
    withMatches(async (folder) => {
      expect(await halcyon('replay over.json --at 9999', { folder })).toMatchObject({ code: 2, out: '' });
      expect((await halcyon('replay over.json --at -1', { folder })).err).toContain('--at should be a whole number from 0 to');
      expect((await halcyon('replay over.json --seat 3', { folder })).err).toContain(
        '--seat should be a whole number from 1 to 2, not "3".',
      );
    }));
});

describe('replay at a terminal', () => {
  it('goes on, back and to any step', () =>
    withMatches(async (folder) => {
      const { code, out } = await halcyon('replay over.json', { input: '\nnext\np\n5\nx\nprevious\n9999\nquit\n', tty: true, folder });
      const steps = [...out.matchAll(/after (\d+) of/g)].map((match) => Number(match[1]));
      expect(steps).toEqual([0, 1, 2, 1, 5, 4]);
      expect(out).toContain('The step should be a whole number from 0 to');
      expect(code).toBe(0);
    }));

  it('stays within the match', () =>
    withMatches(async (folder) => {
      const { out } = await halcyon('replay half.json', { input: 'p\n1\nnext\nq\n', tty: true, folder });
      expect(out).toContain('This is the beginning.');
      expect(out).toContain('This is the end.');
    }));
});

describe('verify', () => {
  it('says what it has checked', () =>
    withMatches(async (folder) => {
      const { code, said } = await halcyon('verify over.json', { folder });
      expect(code).toBe(0);
      for (const words of [
        'format halcyon/2',
        'agreed to by everybody who had a say',
        'fits the commitment',
        'each legal when it was made',
        'the hash is equal',
        'The match is over. ',
        'over.json is valid.',
      ]) {
        expect(said).toContain(words);
      }
      expect((await halcyon('verify half.json', { folder })).said).toContain('The match is not over yet.');
    }));

  it('checks consent where the format records it, and says so where it does not', () =>
    inFolder(async (folder) => {
      for (const format of [1, 2])
        copyFileSync(new URL(`../match/fixtures/halcyon-${format}.json`, import.meta.url), join(folder, `${format}.json`));
      const [before, today] = [await halcyon('verify 1.json', { folder }), await halcyon('verify 2.json', { folder })];
      expect([before.code, today.code]).toEqual([0, 0]);
      expect(before.said).toContain('not recorded in this format');
      expect(today.said).toContain('agreed to by everybody who had a say');
      const passedOver = readFileSync(join(folder, '2.json'), 'utf8').replace(/"granted": \[[^\]]*\]/, '"granted": []');
      writeFileSync(join(folder, 'bad.json'), passedOver);
      const bad = await halcyon('verify bad.json', { folder });
      expect(bad.code).toBe(1);
      expect(bad.err).toContain('had a say and did not agree');
    }));

  const damages: readonly (readonly [string, (text: string) => string, string])[] = [
    ['is cut off', (text) => text.slice(0, text.length / 2), 'it is not JSON'],
    ['is empty', () => '', 'it is not JSON'],
    ['is something else', () => '{"name":"halcyon"}', 'it names no format'],
    ['comes from another version', (text) => text.replace('halcyon/2', 'halcyon/3'), 'its format is "halcyon/3"'],
    ['lacks a field', (text) => text.replace(/"words": \[\],\s*/, ''), '"words" should be a list of texts; it is missing.'],
    ['names an unknown game', (text) => text.replace('"bird"', '"brid"'), 'There is no game "brid". Did you mean "bird"?'],
    ['has another seed', (text) => text.replace(/"seed": "\w{8}/, '"seed": "00000000'), 'does not fit the commitment'],
    ['has an impossible move', (text) => text.replace('"pass"', '"fly"'), 'Entry 0 is not possible'],
    ['promised another seed', (text) => text.replace(/"commitment": "\w{8}/, '"commitment": "00000000'), 'does not fit the commitment'],
    ['claims another end', (text) => text.replace(/"hash": "\w{8}/, '"hash": "00000000'), 'the hash of the last state differs'],
    ['has impossible options', (text) => text.replace(/"goldCost": ?2/, '"goldCost": 20'), 'Option "goldCost" cannot be 20.'],
    [
      'keeps its seed secret',
      (text) => text.replace(/"seed": "\w+"/, '"seed": null').replace(/"hash": "\w+"/, '"hash": null'),
      'its seed is still a secret',
    ],
    ['has too many seats', (text) => text.replace('"seats": 2', '"seats": 3'), '"names" should be a list of 3 names'],
  ];

  it.each(damages)('refuses a record that %s, and so do replay and play', (_, damage, sentence) =>
    withMatches(async (folder) => {
      const good = readFileSync(join(folder, 'over.json'), 'utf8');
      const bad = damage(good);
      expect(bad).not.toBe(good);
      writeFileSync(join(folder, 'bad.json'), bad);
      for (const command of ['verify bad.json', 'replay bad.json', 'play --open bad.json']) {
        const { code, out, err } = await halcyon(command, { folder });
        expect(code).toBe(1);
        expect(err).toContain('halcyon: bad.json is not valid.');
        expect(err).toContain(sentence);
        expect(err.trim().split('\n').length).toBe(1);
        expect(out).toBe('');
      }
    }),
  );

  it('tells a file that cannot be read from a record that does not hold', () =>
    inFolder(async (folder) => {
      mkdirSync(join(folder, 'a-folder'));
      writeFileSync(join(folder, 'a-file'), '');
      expect(await halcyon('verify nothing.json', { folder })).toMatchObject({
        code: 2,
        err: 'halcyon: There is no file "nothing.json".\n',
      });
      expect(await halcyon('verify a-folder', { folder })).toMatchObject({
        code: 2,
        err: 'halcyon: "a-folder" is a folder, not a file.\n',
      });
      expect(await halcyon('verify a-file/x', { folder })).toMatchObject({ code: 2 });
      expect(await halcyon('verify', { folder })).toMatchObject({ code: 2 });
      writeFileSync(join(folder, 'locked'), '{}');
      chmodSync(join(folder, 'locked'), 0);
      expect((await halcyon('verify locked', { folder })).code).toBe(process.getuid?.() === 0 ? 1 : 2); // root may read everything
    }));

  it('does not let a name in a file command the terminal', () =>
    withMatches(async (folder) => {
      const text = readFileSync(join(folder, 'over.json'), 'utf8');
      writeFileSync(join(folder, 'sly.json'), text.replace('"Mia"', '"\\u001b[2JMia\\u0007"'));
      for (const command of ['verify sly.json', 'replay sly.json']) {
        const { code, out } = await halcyon(command, { folder });
        expect(code).toBe(0);
        expect(out).toContain('[2JMia');
        expect(out).not.toContain('\x1b');
        expect(out).not.toContain('\x07');
      }
    }));
});
