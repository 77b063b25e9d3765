import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import type { Match, PageModule } from '../../site/match.ts';
import { RoomView } from './RoomView.tsx';
import { StartView } from './StartView.tsx';
import { TogetherFrame, TogetherLoading } from './TogetherFrame.tsx';

/** `/together?puzzle={id}` opens a room, and `/together/{key}` is one. All of them have the same HTML. */
function View({ match: { param, search } }: { match: Match }) {
  const isInBrowser = useIsInBrowser();
  if (isInBrowser && param !== '') return <RoomView key={param} roomKey={param} />;
  return (
    <TogetherFrame>
      {isInBrowser ? <StartView puzzleId={search.get('puzzle') ?? ''} /> : <TogetherLoading />}
    </TogetherFrame>
  );
}

export const page: PageModule = { View };
