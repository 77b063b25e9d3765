import { ConsentArea } from './ConsentArea.tsx';
import { QueryContext } from '../api/queries.ts';
import type { QueryCache } from '../api/queries.ts';
import { Footer } from './Footer.tsx';
import { Message } from '../site/Message.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { usePlace } from './location.ts';
import type { LocationStore } from './location.ts';
import { SiteContext } from '../site/site.ts';
import type { Site } from '../site/site.ts';

interface AppProps {
  readonly site: Site;
  readonly location: LocationStore;
  readonly queries: QueryCache;
}

const pageFailure = (retry: () => void) => <Message onRetry={retry}>This page could not be shown.</Message>;

/** The shell around every page. */
export function App({ site, location, queries }: AppProps) {
  const { match, page } = usePlace(location);
  return (
    <SiteContext value={site}>
      <QueryContext value={queries}>
        {site.hasThirdParties && match.route.isForPlayers !== false && <ConsentArea match={match} />}
        <ErrorBoundary resetOn={match} fallback={pageFailure}>
          <page.View match={match} />
        </ErrorBoundary>
        {match.route.hasFooter !== false && <Footer />}
        <Toaster />
      </QueryContext>
    </SiteContext>
  );
}
