import { puzzleRequest } from '../../play/usePuzzle.ts';
import type { Match, PageModule } from '../../site/match.ts';
import { Message } from '../../site/Message.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import { MissingPuzzle } from './MissingPuzzle.tsx';
import { PuzzleGame } from './PuzzleGame.tsx';
import { PuzzleSkeleton } from './PuzzleSkeleton.tsx';

/** `/puzzles?puzzle={id}`: the older way to name a puzzle, which may be missing. */
function QueryView({ search }: { search: URLSearchParams }) {
  const id = search.get('puzzle') ?? '';
  if (id === '')
    return (
      <Message isFinal>
        <PageHead title="Puzzle" description="Play a crossword by its id." isIndexed={false} />
        No puzzle specified
      </Message>
    );
  return <PuzzleGame id={id} search={search} loading={<Message>Loading puzzle...</Message>} />;
}

function View({ match: { param, search } }: { match: Match }) {
  if (param === '') return <QueryView search={search} />;
  return <PuzzleGame id={param} search={search} loading={<PuzzleSkeleton />} missing={<MissingPuzzle />} />;
}

export const page: PageModule = {
  View,
  data: ({ param, search }) => {
    const id = param === '' ? (search.get('puzzle') ?? '') : param;
    return id === '' ? [] : [puzzleRequest(id)];
  },
};
