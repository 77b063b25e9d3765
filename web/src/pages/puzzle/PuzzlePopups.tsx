import type { Puzzle } from '@monster/engine';
import type { PuzzleMetadata } from '../../game/metadata.ts';
import type { Solved } from '../../game/solved.ts';
import { CompletionDialog } from '../../play/popups/CompletionDialog.tsx';
import type { WayOn } from '../../play/popups/CompletionDialog.tsx';
import { TimesPanel } from '../../solves/TimesPanel.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';

interface PuzzlePopupsProps {
  readonly metadata: PuzzleMetadata;
  readonly puzzle: Puzzle;
  readonly solved: Solved;
  readonly waysOn: readonly WayOn[];
  readonly onClose: () => void;
}

/** The dialog of a solved puzzle. */
export function PuzzlePopups({ metadata, puzzle, solved, waysOn, onClose }: PuzzlePopupsProps) {
  return (
    <CompletionDialog
      title="Game Complete"
      puzzle={metadata}
      solved={solved}
      waysOn={waysOn}
      times={<TimesPanel puzzleId={metadata.id} />}
      onClose={onClose}
    >
      <ShareButton metadata={metadata} puzzle={puzzle} game={solved.game} />
    </CompletionDialog>
  );
}
