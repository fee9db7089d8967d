/** The app: which page is open, and what to say when a page breaks. */
import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Trouble } from './kit/Trouble.js';
import { useRoute } from './route.js';
import { Shelf } from './screens/Shelf.js';

const Match = lazy(() => import('./screens/Match.js').then((m) => ({ default: m.Match })));
const SetUp = lazy(() => import('./screens/SetUp.js').then((m) => ({ default: m.SetUp })));
const Learn = lazy(() => import('./guide/Learn.js').then((m) => ({ default: m.Learn })));
const Doorway = lazy(() => import('./online/Doorway.js').then((m) => ({ default: m.Doorway })));
const LobbyPage = lazy(() => import('./online/LobbyPage.js').then((m) => ({ default: m.LobbyPage })));
const LabPage = lazy(() => import('./measured/LabPage.js').then((m) => ({ default: m.LabPage })));
const Matches = lazy(() => import('./screens/Matches.js').then((m) => ({ default: m.Matches })));

export function App() {
  const route = useRoute();
  const key = route.page === 'match' ? route.id : JSON.stringify(route); // table and end of a match are one page
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page begins at its top
  useEffect(() => window.scrollTo(0, 0), [key]);
  return (
    <Guard key={key}>
      <Suspense fallback={<p className="loading">One moment…</p>}>
        <Page />
      </Suspense>
    </Guard>
  );
}

function Page() {
  const route = useRoute();
  switch (route.page) {
    case 'shelf':
      return <Shelf />;
    case 'matches':
      return <Matches />;
    case 'new':
      return <SetUp key={route.game} game={route.game} />;
    case 'learn':
      return <Learn key={route.game} game={route.game} />;
    case 'match':
      return <Match key={route.id} road={route.road} id={route.id} end={route.end} />;
    case 'join':
    case 'watch':
      return <Doorway kind={route.page} match={route.match} />;
    case 'lobby':
      return <LobbyPage />;
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
