import type { LevelNumber } from '@monster/engine';
import type { Match } from '../../site/match.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { Crossword } from '../../play/Crossword.tsx';
import type { PageGame } from '../../play/Crossword.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useLevelFlow } from './useLevelFlow.ts';

type LevelGameProps = PageGame & {
  readonly match: Match;
  readonly level: LevelNumber;
};

const loadPopups = () => import('./LevelPopups.tsx');

/** One level: its crossword, and the popups that lead to the next level. */
export function LevelGame({ match, level, ...game }: LevelGameProps) {
  const flow = useLevelFlow(match, level, game);
  const { isRevealed, isLast, setPopup, goNext } = flow;
  const popups = useLatePart(loadPopups, flow.popup !== 'none');
  const isFirstRevealed = isRevealed && level === 1;
  const next = isFirstRevealed
    ? { label: 'Unlock Monster', go: goNext, other: { label: 'On to level 2', href: flow.nextHref } }
    : { label: 'Next Level', go: goNext };
  return (
    <>
      <Crossword
        {...game}
        level={level}
        next={next}
        {...flow.events}
        loadEnd={loadPopups}
        waysOn={{ onSkip: isLast ? undefined : () => setPopup('skip') }}
      />
      <ErrorBoundary resetOn={flow.popup}>
        {popups !== null && <popups.LevelPopups flow={flow} level={level} puzzle={game.metadata} />}
      </ErrorBoundary>
    </>
  );
}
