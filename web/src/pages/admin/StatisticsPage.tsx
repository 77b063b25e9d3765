import { AdminGate } from '../../admin/AdminGate.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { PuzzleReport } from './statistics/PuzzleReport.tsx';
import { SiteReport } from './statistics/SiteReport.tsx';

function View({ match }: { readonly match: Match }) {
  const puzzleId = match.search.get('puzzle');
  return (
    <Page>
      <PageHead title="Play statistics" description="How the site's puzzles are played." isIndexed={false} />
      <h1>Play statistics</h1>
      <AdminGate current="/admin/statistics">
        {puzzleId === null ? <SiteReport /> : <PuzzleReport key={puzzleId} id={puzzleId} />}
      </AdminGate>
    </Page>
  );
}

export const page: PageModule = { View };
