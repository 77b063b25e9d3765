import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import { Page } from '../../site/Page.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { GroupLoading, GroupView } from './GroupView.tsx';

/** All groups have the same HTML, so which one it is stands only in the address. */
function keyInAddress(): string {
  return location.pathname.split('/')[2] ?? '';
}

function View() {
  const isInBrowser = useIsInBrowser();
  return (
    <Page>
      <PageHead
        title="A group of friends"
        description="Compare your times on each day's crossword with those of your friends."
        isIndexed={false}
      />
      {isInBrowser ? (
        <ErrorBoundary>
          <GroupView key={keyInAddress()} groupKey={keyInAddress()} />
        </ErrorBoundary>
      ) : (
        <GroupLoading />
      )}
    </Page>
  );
}

export const page: PageModule = { View };
