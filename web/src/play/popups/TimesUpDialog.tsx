import { splitUrl, withSearch } from '../../site/match.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './dialogs.module.css';
import { useGameValue } from '../GameContext.ts';

/** Where the time's-up popup leads besides another try; without any, only to the same puzzle without a timer. */
export interface WaysOn {
  /** Skips the level: on all levels but the last. */
  readonly onSkip?: (() => void) | undefined;
  /** Opens another crossword: outside of the levels. */
  readonly onNextCrossword?: (() => void) | undefined;
}

/** Returns the address of this page without its timer. */
function untimedHref(): string {
  const { pathname, search } = splitUrl(new URL(location.href));
  search.delete('timer');
  return withSearch(pathname, search);
}

/** Opens when the countdown ends, and again for a saved game whose time was up. */
export function TimesUpDialog({
  onTryAgain,
  onSkip,
  onNextCrossword,
}: WaysOn & { readonly onTryAgain: () => void }) {
  const isTimeUp = useGameValue((state) => state.phase === 'timed-out');
  if (!isTimeUp) return null;
  return (
    <Dialog title="Time's up!" onClose={onTryAgain}>
      <p>The clock beat you this time. Try again with 60 seconds, plus 60 more for every word.</p>
      <div className={styles['actions']}>
        <Button onClick={onTryAgain}>Try Again</Button>
        {onSkip === undefined ? (
          <LinkButton variant="quiet" href={untimedHref()}>
            Play without a timer
          </LinkButton>
        ) : (
          <Button variant="quiet" onClick={onSkip}>
            Skip to Next Level
          </Button>
        )}
        {onNextCrossword !== undefined && (
          <Button variant="quiet" onClick={onNextCrossword}>
            Next Crossword
          </Button>
        )}
      </div>
    </Dialog>
  );
}
