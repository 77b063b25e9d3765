import { ShareButton } from '../../daily/ShareButton.tsx';
import { StreakPanel } from '../../streak/StreakPanel.tsx';
import type { PuzzleMetadata } from '../../game/metadata.ts';
import type { Retry } from '../../lib/retry.ts';
import { useAskedPart } from '../../lib/useLatePart.ts';
import { CompletionDialog } from '../../play/popups/CompletionDialog.tsx';
import styles from '../../play/popups/dialogs.module.css';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import type { Solved } from '../../game/solved.ts';
import type { useDailyFlow } from './useDailyFlow.ts';

interface DailyPopupsProps {
  readonly flow: ReturnType<typeof useDailyFlow>;
  readonly metadata: PuzzleMetadata;
  readonly search: URLSearchParams;
}

interface PopupProps {
  readonly onNext: () => void;
  readonly onClose: () => void;
}

const loadStatistics = () => import('./StatisticsDialog.tsx');

/** Shows the open popup, if any; the statistics are loaded when the player first asks for them. */
export function DailyPopups({ flow, metadata, search }: DailyPopupsProps) {
  const { popup, solved } = flow;
  const onNext = (): void => void flow.goNext();
  const onClose = (): void => flow.setPopup('none');
  const { part: statistics, retry } = useAskedPart(loadStatistics, popup === 'statistics');
  return (
    <ErrorBoundary resetOn={popup}>
      {popup === 'tryAnother' && <TryAnotherDialog onNext={onNext} onClose={onClose} />}
      {popup === 'complete' && solved !== null && (
        <SolvedDialog metadata={metadata} solved={solved} onNext={onNext} onClose={onClose} />
      )}
      {popup === 'statistics' && statistics !== null && (
        <statistics.StatisticsDialog metadata={metadata} search={search} onClose={onClose} />
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

interface SolvedDialogProps extends PopupProps {
  readonly metadata: PuzzleMetadata;
  readonly solved: Solved;
}

function SolvedDialog({ metadata, solved, onNext, onClose }: SolvedDialogProps) {
  return (
    <CompletionDialog
      title="Daily Puzzle Complete"
      puzzle={metadata}
      solved={solved}
      next={{ label: 'Next Crossword', go: onNext }}
      onClose={onClose}
      more={<StreakPanel />}
    >
      <ShareButton
        puzzleId={metadata.id}
        date={metadata.datePublished}
        size={metadata.size}
        timeMs={solved.timeMs}
        hintsUsed={solved.helpUsed}
      />
    </CompletionDialog>
  );
}
