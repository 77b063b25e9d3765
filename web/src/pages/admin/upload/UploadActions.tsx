import { Button } from '../../../ui/Button.tsx';
import type { groupsOf } from './uploadQueue.ts';
import styles from './UploadTab.module.css';
import type { useUploads } from './useUploads.ts';

type Groups = ReturnType<typeof groupsOf>;

interface UploadActionsProps {
  readonly uploads: ReturnType<typeof useUploads>;
  readonly groups: Groups;
  /** Moves the focus away from a button that is about to disappear. */
  readonly focusTab: () => void;
}

function describeCounts(groups: Groups): string {
  const { pending, wrong, ready, stored } = groups;
  const parts = [
    [pending.length, 'being checked'],
    [ready.length, 'ready'],
    [wrong.length, 'with errors'],
    [stored.length, 'stored'],
  ] as const;
  return parts.flatMap(([count, state]) => (count === 0 ? [] : [`${count} ${state}`])).join(', ');
}

/** The actions on all files at once, and their progress. */
export function UploadActions({ uploads, groups, focusTab }: UploadActionsProps) {
  const { items, isSending } = uploads;
  const { ready, wrong, stored } = groups;
  const hasFailed = wrong.some(({ step }) => step === 'waiting');
  const clear = (): void => {
    uploads.remove((stored.length > 0 ? stored : items).map(({ key }) => key));
    focusTab();
  };
  return (
    <>
      <div className={styles['actions']}>
        <Button aria-disabled={isSending} onClick={() => void uploads.send()}>
          {ready.length > 1 ? `Upload ${ready.length} puzzles` : 'Upload'}
        </Button>
        {hasFailed && (
          <Button variant="quiet" onClick={() => void uploads.retry()}>
            Check again
          </Button>
        )}
        {items.length > 0 && !isSending && (
          <Button variant="quiet" onClick={clear}>
            {stored.length > 0 ? 'Clear stored' : 'Clear all'}
          </Button>
        )}
        <p role="status">{describeCounts(groups)}</p>
      </div>
      {isSending && (
        <progress
          className={styles['progress']}
          aria-label="Upload"
          value={stored.length}
          max={stored.length + ready.length}
        />
      )}
    </>
  );
}
