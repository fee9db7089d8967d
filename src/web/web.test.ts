/** What of the browser app needs no browser: the shelf, the addresses and the rule texts. */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { games } from '../games/index.js';
import { BoxArt } from './art/box.js';
import { BOXES } from './boxes.js';
import { isGuided, loadGuide } from './guide/library.js';
import { blocksOf } from './kit/markdown.js';
import { isDrawn, loadTable } from './library.js';
import { pathTo, routeOf } from './route.js';

describe('the shelf', () => {
  it('has a box for every game, in the order of their list', () => {
    expect(BOXES.map(({ id }) => id)).toEqual(Object.keys(games));
  });

  it.each(Object.values(games))('tells of $id what its rules say', ({ id, about, seats }) => {
    expect(BOXES.find((box) => box.id === id)).toMatchObject({ title: about.title, minutes: about.minutes, seats });
  });
});

describe('a game without a lid, a table and a guided round', () => {
  it('has its name on plain cardboard', () => {
    const lid = renderToStaticMarkup(createElement(BoxArt, { game: 'lantern' }));
    expect(lid).toContain('>lantern</text>');
    for (const game of Object.keys(games)) expect(renderToStaticMarkup(createElement(BoxArt, { game }))).not.toBe(lid);
  });

  it('is played in words, and has no door to a guided round', async () => {
    expect([isDrawn('lantern'), await loadTable('lantern')]).toEqual([false, null]);
    expect([isGuided('lantern'), await loadGuide('lantern')]).toEqual([false, null]);
  });
});

describe('addresses', () => {
  it('lead where they were made for', () => {
    expect(routeOf(pathTo.shelf())).toEqual({ page: 'shelf' });
    expect(routeOf(pathTo.matches())).toEqual({ page: 'matches' });
    expect(routeOf(pathTo.setUp('bird'))).toEqual({ page: 'new', game: 'bird' });
    expect(routeOf(pathTo.match('a1'))).toEqual({ page: 'match', road: 'device', id: 'a1', end: false });
    expect(routeOf(pathTo.end('device', 'a1'))).toEqual({ page: 'match', road: 'device', id: 'a1', end: true });
    expect(routeOf(pathTo.online('a1'))).toEqual({ page: 'match', road: 'friends', id: 'a1', end: false });
    expect(routeOf(pathTo.end('friends', 'a1'))).toEqual({ page: 'match', road: 'friends', id: 'a1', end: true });
  });

  it.each(['/new', '/match', '/match/a/b', '/x', '/match/a/end/more'])('%s leads nowhere', (path) => {
    expect(routeOf(path)).toEqual({ page: 'lost' });
  });
});

describe('rule texts', () => {
  it('are cut into clauses, with tables and lists where they stand', () => {
    const blocks = blocksOf('# T\n\n## 1 About\n\n**1.1** First.\n\n| a |\n|---|\n| b |\n\n**1.1a** Second\nline.\n\n- one\n- two\n');
    expect(blocks.map(({ kind, clause }) => [kind, clause])).toEqual([
      ['title', ''],
      ['section', '1'],
      ['text', '1.1'],
      ['grid', '1.1'],
      ['text', '1.1a'],
      ['list', '1.1a'],
    ]);
  });

  it.each(Object.keys(games))('of %s have a clause for every option', (id) => {
    const clauses = new Set(blocksOf(readFileSync(`src/games/${id}/RULES.md`, 'utf8')).map(({ clause }) => clause));
    for (const { clause } of Object.values(games[id]?.options ?? {})) expect(clauses).toContain(clause);
  });
});
