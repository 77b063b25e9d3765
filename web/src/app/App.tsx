import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Footer } from '../ui/Footer.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { usePlace } from './location.ts';
import type { LocationStore } from './location.ts';
import { SiteContext } from './site.ts';
import type { Site } from './site.ts';

interface AppProps {
  readonly site: Site;
  readonly location: LocationStore;
  readonly queryClient: QueryClient;
}

/** The shell around every page. */
export function App({ site, location, queryClient }: AppProps) {
  const { match, page } = usePlace(location);
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queryClient}>
        <page.View match={match} />
        {match.route.hasFooter !== false && <Footer />}
        <Toaster />
      </QueryClientProvider>
    </SiteContext>
  );
}
