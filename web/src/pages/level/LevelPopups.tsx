import type { Dated, LevelNumber } from '@monster/engine';
import { EmailDialog } from '../../levels/EmailDialog.tsx';
import { LeaderboardDialog } from '../../levels/LeaderboardDialog.tsx';
import { CompletionDialog } from '../../play/popups/CompletionDialog.tsx';
import { HatchingPlace } from '../../play/popups/HatchingPlace.tsx';
import { specialPuzzle } from '../../monsters/specialPuzzle.ts';
import type { useLevelFlow } from './useLevelFlow.ts';

interface LevelPopupsProps {
  readonly flow: ReturnType<typeof useLevelFlow>;
  readonly level: LevelNumber;
  readonly puzzle: Dated;
}

/** Shows the open popup, if any. */
export function LevelPopups({ flow, level, puzzle }: LevelPopupsProps) {
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
      puzzle={puzzle}
      solved={solved}
      waysOn={[{ label: isLast ? 'Unlock Monster' : 'Next Level', go: goNext }]}
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
      picture={<HatchingPlace puzzle={specialPuzzle} isShadow />}
      submitLabel="Unlock Monster!"
      onSubmit={onSubmit}
      onClose={onClose}
      instead={nextLevel && <a href={nextLevel.href}>No thanks, on to level {nextLevel.level}</a>}
    >
      A special monster is waiting behind one more crossword. Enter your email to meet it.
    </EmailDialog>
  );
}
