import type { Puzzle } from '@monster/engine';
import type { ReactNode } from 'react';
import { ShareButton } from '../../share/ShareButton.tsx';
import type { PuzzleMetadata } from '../../game/metadata.ts';
import type { Retry } from '../../lib/retry.ts';
import { useAskedPart } from '../../lib/useLatePart.ts';
import { CompletionDialog } from '../../play/popups/CompletionDialog.tsx';
import type { WayOn } from '../../play/popups/CompletionDialog.tsx';
import styles from '../../play/popups/dialogs.module.css';
import { TimesPanel } from '../../solves/TimesPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import type { Solved } from '../../game/solved.ts';
import type { useDailyFlow } from './useDailyFlow.ts';

interface DailyPopupsProps {
  readonly flow: ReturnType<typeof useDailyFlow>;
  readonly metadata: PuzzleMetadata;
  readonly puzzle: Puzzle;
  readonly search: URLSearchParams;
}

interface PopupProps {
  readonly onNext: () => void;
  readonly onClose: () => void;
}

const loadStatistics = () => import('./StatisticsDialog.tsx');

/** Shows the open popup, if any; the statistics are loaded when the player first asks for them. */
export function DailyPopups({ flow, metadata, puzzle, search }: DailyPopupsProps) {
  const { popup, solved } = flow;
  const onClose = (): void => flow.setPopup('none');
  const share = solved && <ShareButton metadata={metadata} puzzle={puzzle} game={solved.game} />;
  const { part: statistics, retry } = useAskedPart(loadStatistics, popup === 'statistics');
  return (
    <ErrorBoundary resetOn={popup}>
      {popup === 'tryAnother' && <TryAnotherDialog onNext={flow.next.go} onClose={onClose} />}
      {popup === 'complete' && solved !== null && (
        <SolvedDialog
          metadata={metadata}
          solved={solved}
          share={share}
          waysOn={flow.waysOn}
          onClose={onClose}
        />
      )}
      {popup === 'statistics' && statistics !== null && (
        <statistics.StatisticsDialog share={share} search={search} onClose={onClose} />
      )}
      {popup === 'statistics' && statistics === null && retry !== null && (
        <MissingStatisticsDialog retry={retry} onClose={onClose} />
      )}
    </ErrorBoundary>
  );
}

/** Opens instead of the statistics when their code does not arrive. */
function MissingStatisticsDialog({
  retry,
  onClose,
}: {
  readonly retry: Retry;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title="Statistics" onClose={onClose}>
      <LoadNote
        loading="Loading the statistics..."
        failure="The statistics could not be loaded just now."
        retry={retry}
      />
      <div className={styles['actions']}>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

/** Opens a moment after Reveal All. */
function TryAnotherDialog({ onNext, onClose }: PopupProps) {
  return (
    <Dialog title="Try Another Puzzle?" onClose={onClose}>
      <p>This one is out in the open. There are more where it came from.</p>
      <div className={styles['actions']}>
        <Button onClick={onNext}>Next Crossword</Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

interface SolvedDialogProps {
  readonly metadata: PuzzleMetadata;
  readonly solved: Solved;
  readonly share: ReactNode;
  readonly waysOn: readonly WayOn[];
  readonly onClose: () => void;
}

function SolvedDialog({ metadata, solved, share, waysOn, onClose }: SolvedDialogProps) {
  return (
    <CompletionDialog
      title="Daily Puzzle Complete"
      puzzle={metadata}
      solved={solved}
      waysOn={waysOn}
      times={<TimesPanel puzzleId={metadata.id} />}
      offersReminder
      onClose={onClose}
    >
      {share}
    </CompletionDialog>
  );
}
