import type { Match, PageModule } from '../../app/routes.ts';
import { puzzlePath } from '../../play/usePuzzle.ts';
import { MissingPuzzle } from './MissingPuzzle.tsx';
import { PuzzleGame } from './PuzzleGame.tsx';
import { PuzzleSkeleton } from './PuzzleSkeleton.tsx';

function View({ match }: { match: Match }) {
  return (
    <PuzzleGame
      id={match.param}
      search={match.search}
      loading={<PuzzleSkeleton />}
      missing={<MissingPuzzle />}
    />
  );
}

export const page: PageModule = { View, data: ({ param }) => [puzzlePath(param)] };
