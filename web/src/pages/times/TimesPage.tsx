import { getTimes } from '../../api/player/solveCalls.ts';
import { Page } from '../../site/Page.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import ranks from '../../ui/ranks/RankPage.module.css';
import { PuzzleTimesView } from './PuzzleTimesView.tsx';

const puzzleIn = (search: URLSearchParams): string => search.get('puzzle') ?? 'today';

function View({ match }: { match: Match }) {
  const id = puzzleIn(match.search);
  return (
    <Page>
      <PageHead
        title={id === 'today' ? "Today's times" : 'Times'}
        description="How fast others have solved this crossword, with and without help."
        isIndexed={id === 'today'}
      />
      <div className={ranks['page']}>
        <ErrorBoundary resetOn={id}>
          <PuzzleTimesView id={id} />
        </ErrorBoundary>
      </div>
    </Page>
  );
}

export const page: PageModule = {
  View,
  data: ({ search }) => [getTimes({ params: { id: puzzleIn(search) } })],
};
