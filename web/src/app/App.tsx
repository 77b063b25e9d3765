import { useEffect, useSyncExternalStore } from 'react';
import { QueryContext } from '../api/queries.ts';
import type { QueryCache } from '../api/queries.ts';
import { replayEarlyClicks } from '../lib/earlyEvents.ts';
import type { Retry } from '../lib/retry.ts';
import { useLatePart } from '../lib/useLatePart.ts';
import type { Match } from '../site/match.ts';
import { Message } from '../site/Message.tsx';
import { SiteContext } from '../site/site.ts';
import type { Site } from '../site/site.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { currentToast } from '../ui/toasts.ts';
import { Footer } from './Footer.tsx';
import { useCurrentPage } from './location.ts';
import type { LocationStore } from './location.ts';

const loadConsent = () => import('../consent/ConsentPart.tsx');

/** Asks for consent and then loads the third parties. If its code fails to load, nobody is asked and none is loaded. */
function Consent({ match }: { readonly match: Match }) {
  const part = useLatePart(loadConsent);
  return part === null ? null : <part.ConsentPart match={match} />;
}

const loadToaster = () => import('../ui/toaster/Toaster.tsx');
const hasToast = () => currentToast.get() !== null;

/** The place where toasts appear, from the first one on. */
function ToastPlace() {
  const isNeeded = useSyncExternalStore(currentToast.subscribe, hasToast, () => false);
  const part = useLatePart(loadToaster, isNeeded);
  return part === null ? null : <part.Toaster />;
}

const renderFailure = (retry: Retry, hasFailedAgain: boolean) => (
  <Message retry={retry} takesFocus={hasFailedAgain}>
    This page could not be shown.
  </Message>
);

interface AppProps {
  readonly site: Site;
  readonly location: LocationStore;
  readonly queries: QueryCache;
}

/** The shell around every page. */
export function App({ site, location, queries }: AppProps) {
  const { match, page } = useCurrentPage(location);
  useEffect(replayEarlyClicks, []);
  return (
    <SiteContext value={site}>
      <QueryContext value={queries}>
        {site.hasThirdParties && match.route.isForPlayers !== false && <Consent match={match} />}
        <ErrorBoundary resetOn={match} fallback={renderFailure}>
          <page.View match={match} />
        </ErrorBoundary>
        {match.hasFooter && <Footer />}
        <ToastPlace />
      </QueryContext>
    </SiteContext>
  );
}
