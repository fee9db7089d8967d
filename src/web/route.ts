/** Which page is open. Addresses are plain paths, so that they can be kept, shared and gone back to. */
import { useSyncExternalStore } from 'react';
import { type Day, readDay } from './daily/calendar.js';
import { WAYS, type Way } from './setup/ways.js';

/** What is shown of a match: its table, the page of its result, or its review. */
const PARTS = ['table', 'end', 'review'] as const;
export type MatchPart = (typeof PARTS)[number];

export type Route =
  | { readonly page: 'shelf' }
  | { readonly page: 'matches' }
  | { readonly page: 'new'; readonly game: string; readonly way: Way | null }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'match'; readonly road: 'device' | 'friends'; readonly id: string; readonly part: MatchPart }
  | { readonly page: 'join' | 'watch'; readonly match: string }
  | { readonly page: 'television'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string } // or a section; '' is the first page
  | { readonly page: 'aid'; readonly game: string }
  | { readonly page: 'room'; readonly code: string; readonly part: MatchPart } // as it was typed
  | { readonly page: 'happiness' }
  | { readonly page: 'daily'; readonly day: Day | null } // null: today's
  | { readonly page: 'lobby' }
  | { readonly page: 'lab'; readonly report: string }
  | { readonly page: 'lost' };

export const pathTo = {
  shelf: (): string => '/',
  matches: () => '/matches',
  setUp: (game: string, way?: Way) => (way === undefined ? `/new/${game}` : `/new/${game}/${way}`),
  learn: (game: string) => `/learn/${game}`,
  rules: (game: string, clause = '') => (clause === '' ? `/rules/${game}` : `/rules/${game}/${clause.replace('.', '-')}`), // a dot would make it a file
  aid: (game: string) => `/rules/${game}/aid`,
  match: (id: string) => `/match/${id}`,
  online: (id: string) => `/online/${id}`,
  table: (road: 'device' | 'friends', id: string) => (road === 'device' ? pathTo.match(id) : pathTo.online(id)),
  end: (road: 'device' | 'friends', id: string) => `${pathTo.table(road, id)}/end`,
  review: (road: 'device' | 'friends', id: string) => `${pathTo.table(road, id)}/review`,
  television: (id: string) => `/tv/${id}`,
  room: (code: string, part: MatchPart = 'table') => (part === 'table' ? `/room/${code}` : `/room/${code}/${part}`),
  happiness: () => '/happiness',
  daily: (day?: Day) => (day === undefined ? '/daily' : `/daily/${day}`),
  lobby: () => '/lobby',
  lab: (report = '') => (report === '' ? '/lab' : `/lab/${report}`),
};

export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path.split('/').filter(Boolean);
  if (more.length > 0) return { page: 'lost' };
  if (first === '') return { page: 'shelf' };
  if (first === 'matches' && second === '') return { page: 'matches' };
  const way = WAYS.find((each) => each === third) ?? null;
  if (first === 'new' && second !== '' && (third === '' || way)) return { page: 'new', game: second, way };
  if (first === 'learn' && second !== '' && third === '') return { page: 'learn', game: second };
  if (first === 'rules' && second !== '')
    return third === 'aid' ? { page: 'aid', game: second } : { page: 'rules', game: second, clause: third.replace('-', '.') };
  const part = PARTS.find((each) => each === (third || 'table')) ?? null;
  if ((first === 'match' || first === 'online') && second !== '' && part)
    return { page: 'match', road: first === 'match' ? 'device' : 'friends', id: second, part };
  if ((first === 'join' || first === 'watch') && second !== '' && third === '') return { page: first, match: second };
  if (first === 'tv' && second !== '' && third === '') return { page: 'television', id: second };
  if (first === 'room' && second !== '' && part) return { page: 'room', code: second, part };
  if (first === 'happiness' && second === '') return { page: 'happiness' };
  if (first === 'daily' && third === '' && (second === '' || readDay(second))) return { page: 'daily', day: readDay(second) };
  if (first === 'lobby' && second === '') return { page: 'lobby' };
  if (first === 'lab' && third === '') return { page: 'lab', report: second };
  return { page: 'lost' };
}

const listeners = new Set<() => void>();
const told = () => {
  for (const listener of listeners) listener();
};

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  told();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(listen, () => location.pathname));
}
