import { AdPlace } from '../../ads/place/AdPlace.tsx';
import { ShareButton } from '../../daily/ShareButton.tsx';
import { describeHints, formatTime } from '../../daily/shareText.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { CompletionDialog } from '../../play/CompletionDialog.tsx';
import { Crossword } from '../../play/Crossword.tsx';
import type { CrosswordProps } from '../../play/Crossword.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { tellLoadFailure } from '../../ui/toasts.ts';
import styles from './DailyGame.module.css';
import { DailyTools } from './DailyTools.tsx';
import { PuzzleStrip } from './PuzzleStrip.tsx';
import { TryAnotherDialog } from './TryAnotherDialog.tsx';
import { useDailyFlow } from './useDailyFlow.ts';

type DailyGameProps = Pick<CrosswordProps, 'metadata' | 'puzzle' | 'timerMinutes' | 'rewardTest'> & {
  readonly search: URLSearchParams;
  readonly uid: string | null;
};

const loadStatistics = () => import('./StatisticsDialog.tsx');

/** A puzzle of the daily series between its ads, with the way to the others. */
export function DailyGame({ search, uid, ...game }: DailyGameProps) {
  const { metadata } = game;
  const flow = useDailyFlow(metadata, search, uid);
  const isShowingStatistics = flow.popup === 'statistics';
  const part = useLatePart(loadStatistics, isShowingStatistics, () => {
    flow.setPopup('none');
    tellLoadFailure();
  });
  return (
    <div className={styles['daily']}>
      <div className={styles['top']}>
        <AdPlace size="728x90" />
      </div>
      <div className={styles['side']}>
        <AdPlace size="120x600" label="Advertisement on the left" />
      </div>
      <Crossword
        {...game}
        showsSize
        tools={<DailyTools search={search} onStatistics={() => flow.setPopup('statistics')} />}
        next={{ label: 'Next Crossword', go: () => void flow.goNext() }}
        onPlayed={flow.onPlayed}
        onSolved={flow.onSolved}
        onRevealed={flow.onRevealed}
      />
      <div className={styles['side']}>
        <AdPlace size="120x600" label="Advertisement on the right" />
      </div>
      <PuzzleStrip search={search} uid={uid} currentId={metadata.id} />
      <ErrorBoundary resetOn={flow.popup}>
        <DailyPopups flow={flow} metadata={metadata} />
        {isShowingStatistics && part !== null && (
          <part.StatisticsDialog metadata={metadata} search={search} onClose={() => flow.setPopup('none')} />
        )}
      </ErrorBoundary>
    </div>
  );
}

function DailyPopups({
  flow: { popup, setPopup, solved, goNext },
  metadata,
}: Pick<CrosswordProps, 'metadata'> & { flow: ReturnType<typeof useDailyFlow> }) {
  const close = (): void => setPopup('none');
  const next = { label: 'Next Crossword', go: () => void goNext() };
  if (popup === 'another') return <TryAnotherDialog onNext={next.go} onClose={close} />;
  if (popup !== 'complete' || solved === null) return null;
  const { scores, timeMs, hintsUsed } = solved;
  const summary = (
    <p>
      Solved in <strong>{formatTime(timeMs)}</strong> with {describeHints(hintsUsed)}.
    </p>
  );
  return (
    <CompletionDialog
      title="Daily Puzzle Complete"
      puzzleId={metadata.id}
      scores={scores}
      next={next}
      summary={summary}
      onClose={close}
    >
      <ShareButton
        puzzleId={metadata.id}
        date={metadata.datePublished}
        size={metadata.size}
        timeMs={timeMs}
        hintsUsed={hintsUsed}
      />
    </CompletionDialog>
  );
}
