/** What of the browser app needs no browser: the shelf, the addresses and the rule texts. */
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { games } from '../games/index.js';
import { BoxArt } from './art/box.js';
import { BOXES } from './boxes.js';
import { isGuided, loadGuide } from './guide/library.js';
import { isDrawn, loadTable } from './library.js';
import { pathTo, routeOf } from './route.js';
import { textOf } from './rules/text.js';

describe('the shelf', () => {
  it('has a box for every game, in the order of their list', () => {
    expect(BOXES.map(({ id }) => id)).toEqual(Object.keys(games));
  });

  it.each(Object.values(games))('tells of $id what its rules say', ({ id, about, seats }) => {
    expect(BOXES.find((box) => box.id === id)).toMatchObject({ title: about.title, minutes: about.minutes, seats });
  });
});

const NO_GAME = 'no-such-game';

describe('a game without a lid, a table and a guided round', () => {
  it('has its name on plain cardboard', () => {
    const lid = renderToStaticMarkup(createElement(BoxArt, { game: NO_GAME }));
    expect(lid).toContain(`>${NO_GAME}</text>`);
    for (const game of Object.keys(games)) expect(renderToStaticMarkup(createElement(BoxArt, { game }))).not.toBe(lid);
  });

  it('is played in words, and has no door to a guided round', async () => {
    expect([isDrawn(NO_GAME), await loadTable(NO_GAME)]).toEqual([false, null]);
    expect([isGuided(NO_GAME), await loadGuide(NO_GAME)]).toEqual([false, null]);
  });
});

describe('addresses', () => {
  it('lead where they were made for', () => {
    expect(routeOf(pathTo.shelf())).toEqual({ page: 'shelf' });
    expect(routeOf(pathTo.matches())).toEqual({ page: 'matches' });
    expect(routeOf(pathTo.setUp('bird'))).toEqual({ page: 'new', game: 'bird', way: null });
    expect(routeOf(pathTo.setUp('bird', 'link'))).toEqual({ page: 'new', game: 'bird', way: 'link' });
    expect(routeOf(pathTo.rules('bird'))).toEqual({ page: 'rules', game: 'bird', clause: '' });
    expect(routeOf(pathTo.rules('bird', '4.4b'))).toEqual({ page: 'rules', game: 'bird', clause: '4.4b' });
    expect(pathTo.rules('bird', '4.4b')).not.toContain('.'); // the server takes an address with a dot for a file
    expect(routeOf(pathTo.aid('bird'))).toEqual({ page: 'aid', game: 'bird' });
    expect(routeOf(pathTo.match('a1'))).toEqual({ page: 'match', road: 'device', id: 'a1', part: 'table' });
    expect(routeOf(pathTo.end('device', 'a1'))).toEqual({ page: 'match', road: 'device', id: 'a1', part: 'end' });
    expect(routeOf(pathTo.review('friends', 'a1'))).toEqual({ page: 'match', road: 'friends', id: 'a1', part: 'review' });
    expect(routeOf(pathTo.online('a1'))).toEqual({ page: 'match', road: 'friends', id: 'a1', part: 'table' });
    expect(routeOf(pathTo.room('TOVAK'))).toEqual({ page: 'room', code: 'TOVAK', part: 'table' });
    expect(routeOf(pathTo.room('TOVAK', 'end'))).toEqual({ page: 'room', code: 'TOVAK', part: 'end' });
    expect(routeOf(pathTo.end('friends', 'a1'))).toEqual({ page: 'match', road: 'friends', id: 'a1', part: 'end' });
    expect(routeOf(pathTo.happiness())).toEqual({ page: 'happiness' });
    expect(routeOf(pathTo.daily())).toEqual({ page: 'daily', day: null });
    expect(routeOf(pathTo.daily('2026-11-16'))).toEqual({ page: 'daily', day: '2026-11-16' });
  });

  it.each(['/new', '/match', '/match/a/b', '/x', '/match/a/end/more', '/daily/2026-02-30', '/happiness/x'])('%s leads nowhere', (path) => {
    expect(routeOf(path)).toEqual({ page: 'lost' });
  });
});

describe('rule texts', () => {
  it.each(Object.keys(games))('of %s tell players every option in a clause', (id) => {
    const { isClause } = textOf(readFileSync(`src/games/${id}/RULES.md`, 'utf8'));
    for (const { clause } of Object.values(games[id]?.options ?? {})) expect(isClause(clause), clause).toBe(true);
  });
});
