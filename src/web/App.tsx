/** The app: which page is open, and what to say when a page breaks. */
import { Component, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { readCode } from '../match/codes.js';
import { Trouble } from './kit/Trouble.js';
import { lazyPage } from './lazy-page.js';
import { Calls } from './online/Calls.js';
import { FindRoom } from './online/FindRoom.js';
import { watchNews } from './online/news.js';
import { matchUnder, onTickets } from './online/tickets.js';
import { type Route, useRoute } from './route.js';
import { ShelfPage } from './shelf/Shelf.js';

const Match = lazyPage(() => import('./screens/Match.js').then((m) => m.Match));
const SetUp = lazyPage(() => import('./setup/SetUp.js').then((m) => m.SetUp));
const Learn = lazyPage(() => import('./guide/Learn.js').then((m) => m.Learn));
const Doorway = lazyPage(() => import('./online/Doorway.js').then((m) => m.Doorway));
const Television = lazyPage(() => import('./television/Television.js').then((m) => m.Television));
const LobbyPage = lazyPage(() => import('./online/LobbyPage.js').then((m) => m.LobbyPage));
const RulesPage = lazyPage(() => import('./rules/RulesPage.js').then((m) => m.RulesPage));
const AidPage = lazyPage(() => import('./rules/AidPage.js').then((m) => m.AidPage));
const LabPage = lazyPage(() => import('./lab/LabPage.js').then((m) => m.LabPage));
const Daily = lazyPage(() => import('./daily/Daily.js').then((m) => m.Daily));
const Happiness = lazyPage(() => import('./happiness/Happiness.js').then((m) => m.Happiness));
const Matches = lazyPage(() => import('./screens/Matches.js').then((m) => m.Matches));

/** The page that is open. The address of a room stands for the match that this device knows under it; a link with a secret is looked up anew. */
function usePage(): Route {
  const route = useRoute();
  const code = route.page === 'room' ? readCode(route.code) : null;
  const id = useSyncExternalStore(onTickets, () => (code === null || location.hash !== '' ? null : matchUnder(code)));
  return route.page === 'room' && id !== null ? { page: 'match', road: 'friends', id, part: route.part } : route;
}

export function App() {
  const route = usePage();
  useEffect(watchNews, []);
  const key = route.page === 'match' ? route.id : route.page === 'rules' ? `rules ${route.game}` : JSON.stringify(route); // table and end of a match are one page, and so are the clauses of a game
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page begins at its top
  useEffect(() => window.scrollTo(0, 0), [key]);
  return (
    <Guard key={key}>
      <Page route={route} />
      {route.page !== 'match' && route.page !== 'shelf' && <Calls />}
    </Guard>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'shelf':
      return <ShelfPage />;
    case 'matches':
      return <Matches />;
    case 'new':
      return <SetUp key={route.game} game={route.game} way={route.way} />;
    case 'learn':
      return <Learn key={route.game} game={route.game} />;
    case 'match':
      return <Match key={route.id} road={route.road} id={route.id} part={route.part} />;
    case 'join':
    case 'watch':
      return <Doorway kind={route.page} match={route.match} />;
    case 'television':
      return <Television key={route.id} id={route.id} />;
    case 'room':
      return <FindRoom code={route.code} />;
    case 'happiness':
      return <Happiness />;
    case 'daily':
      return <Daily key={route.day} day={route.day} />;
    case 'lobby':
      return <LobbyPage />;
    case 'rules':
      return <RulesPage key={route.game} game={route.game} clause={route.clause} />;
    case 'aid':
      return <AidPage key={route.game} game={route.game} />;
    case 'lab':
      return <LabPage report={route.report} />;
    case 'lost':
      return <Trouble words="There is nothing at this address." close={null} />;
  }
}

/** React asks for a class to catch what breaks while drawing. The match is kept entry by entry, so nothing is lost. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly broken: string | null }> {
  override state = { broken: null };
  static getDerivedStateFromError(error: unknown) {
    return { broken: error instanceof Error ? error.message : String(error) };
  }
  override render() {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return (
      <Trouble
        words={`The page broke (${broken}). Every move is kept: load it again, or go to the shelf.`}
        close={() => location.reload()}
      />
    );
  }
}
