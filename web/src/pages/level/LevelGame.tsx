import { MONSTER_PUZZLE_ID } from '@monster/engine';
import type { LevelNumber } from '@monster/engine';
import type { Match } from '../../site/match.ts';
import { EmailDialog } from '../../levels/EmailDialog.tsx';
import { LeaderboardDialog } from '../../levels/LeaderboardDialog.tsx';
import { CompletionDialog } from '../../play/CompletionDialog.tsx';
import { Crossword } from '../../play/Crossword.tsx';
import type { CrosswordProps } from '../../play/Crossword.tsx';
import { HatchingPlace } from '../../play/HatchingPlace.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useLevelFlow } from './useLevelFlow.ts';

type LevelGameProps = Pick<CrosswordProps, 'metadata' | 'puzzle' | 'timerMinutes' | 'rewardTest'> & {
  readonly match: Match;
  readonly level: LevelNumber;
};

/** One level: its crossword, and the popups that lead to the next level. */
export function LevelGame({ match, level, ...game }: LevelGameProps) {
  const flow = useLevelFlow(match, level, game.metadata.id);
  const { isRevealed, isLast, setPopup, goNext } = flow;
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
        onSolved={flow.onSolved}
        onRevealed={flow.onRevealed}
        waysOn={{ onSkip: isLast ? undefined : () => setPopup('skip') }}
      />
      <ErrorBoundary resetOn={flow.popup}>
        <LevelPopups flow={flow} level={level} puzzleId={game.metadata.id} />
      </ErrorBoundary>
    </>
  );
}

interface LevelPopupsProps {
  readonly flow: ReturnType<typeof useLevelFlow>;
  readonly level: LevelNumber;
  readonly puzzleId: string;
}

function LevelPopups({ flow, level, puzzleId }: LevelPopupsProps) {
  const { popup, setPopup, solved, isLast, nextHref, goNext } = flow;
  const close = (): void => setPopup('none');
  if (popup === 'unlock')
    return (
      <UnlockDialog
        onSubmit={(email) => void flow.unlock(email)}
        nextLevel={isLast ? undefined : { level: level + 1, href: nextHref }}
        onClose={close}
      />
    );
  if (popup === 'skip')
    return (
      <EmailDialog
        title="Skip to Next Level"
        submitLabel="Skip to Next Level"
        onSubmit={(email) => void flow.skip(email)}
        onClose={close}
      >
        Tell us your email, and the next level is yours.
      </EmailDialog>
    );
  if (solved === null || popup === 'none') return null;
  if (popup === 'leaderboard')
    return <LeaderboardDialog totalScore={solved.scores.total} onClose={() => setPopup('scores')} />;
  return (
    <CompletionDialog
      title={isLast ? 'Game Complete' : `Level ${level} Complete`}
      puzzleId={puzzleId}
      solved={solved}
      next={{ label: isLast ? 'Unlock Monster' : 'Next Level', go: goNext }}
      onJoin={() => setPopup('leaderboard')}
      onClose={close}
    />
  );
}

interface UnlockDialogProps {
  readonly onSubmit: (email: string) => void;
  /** The level for players who would rather play on than enter an email. */
  readonly nextLevel?: { readonly level: number; readonly href: string } | undefined;
  readonly onClose: () => void;
}

/** Asks for the player's email before the special monster. */
function UnlockDialog({ onSubmit, nextLevel, onClose }: UnlockDialogProps) {
  return (
    <EmailDialog
      title="Unlock Your Monster"
      picture={<HatchingPlace puzzleId={MONSTER_PUZZLE_ID} isShadow />}
      submitLabel="Unlock Monster!"
      onSubmit={onSubmit}
      onClose={onClose}
      instead={nextLevel && <a href={nextLevel.href}>No thanks, on to level {nextLevel.level}</a>}
    >
      A special monster is waiting behind one more crossword. Enter your email to meet it.
    </EmailDialog>
  );
}
