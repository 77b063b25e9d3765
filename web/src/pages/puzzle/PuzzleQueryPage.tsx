import { PageHead } from '../../app/PageHead.tsx';
import type { Match, PageModule } from '../../app/routes.ts';
import { puzzlePath } from '../../play/usePuzzle.ts';
import { Message } from '../../ui/Message.tsx';
import { PuzzleGame } from './PuzzleGame.tsx';

function View({ match }: { match: Match }) {
  const id = match.search.get('puzzle');
  if (id === null || id === '')
    return (
      <Message isFinal>
        <PageHead title="Puzzle" description="Play a crossword by its id." isIndexed={false} />
        No puzzle specified
      </Message>
    );
  return <PuzzleGame id={id} search={match.search} loading={<Message>Loading puzzle...</Message>} />;
}

export const page: PageModule = {
  View,
  data: ({ search }) => {
    const id = search.get('puzzle');
    return id === null || id === '' ? [] : [puzzlePath(id)];
  },
};
