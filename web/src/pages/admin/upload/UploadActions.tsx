import { Button } from '../../../ui/Button.tsx';
import { describeProgress } from './describeProgress.ts';
import type { groupsOf, Progress } from './uploadQueue.ts';
import styles from './UploadTab.module.css';
import type { useUploads } from './useUploads.ts';

type Groups = Omit<ReturnType<typeof groupsOf>, 'sending'>;

interface UploadActionsProps {
  readonly uploads: ReturnType<typeof useUploads>;
  readonly groups: Groups;
  /** Moves the focus away from a button that is about to disappear. */
  readonly focusTab: () => void;
}

function describeCounts(groups: Groups): string {
  const { pending, wrong, asking, ready, stored } = groups;
  const parts = [
    [pending.length, 'being checked'],
    [ready.length, 'ready'],
    [asking.length, 'to be agreed to'],
    [wrong.length, 'with errors'],
    [stored.length, 'stored'],
  ] as const;
  return parts.flatMap(([count, state]) => (count === 0 ? [] : [`${count} ${state}`])).join(', ');
}

/** A bar and a line that say how far an upload or a check is. */
function ProgressLine({ name, progress }: { name: string; progress: Progress }) {
  return (
    <div className={styles['running']}>
      <progress
        className={styles['progress']}
        aria-label={name}
        value={progress.doneFiles}
        max={progress.files}
      />
      <p>{describeProgress(progress)}</p>
    </div>
  );
}

/** How far the check of many files is; null for a few, which show it themselves. */
function checkProgress(
  { pending, stored }: Groups,
  items: readonly { readonly file: File }[],
): Progress | null {
  const bytesOf = (list: readonly { readonly file: File }[]): number =>
    list.reduce((sum, { file }) => sum + file.size, 0);
  const [files, bytes] = [items.length - stored.length, bytesOf(items) - bytesOf(stored)];
  if (pending.length === 0 || files <= 10) return null;
  return { files, bytes, doneFiles: files - pending.length, doneBytes: bytes - bytesOf(pending) };
}

/** The actions on all files at once, and their progress. */
export function UploadActions({ uploads, groups, focusTab }: UploadActionsProps) {
  const { items, isSending, sending } = uploads;
  const { ready, wrong, asking, stored } = groups;
  const failed = wrong.filter(({ step }) => step === 'waiting');
  const checking = checkProgress(groups, items);
  const keysOf = (list: typeof items) => list.map(({ key }) => key);
  const clear = (): void => {
    uploads.remove(keysOf(stored.length > 0 ? stored : items));
    focusTab();
  };
  const agreeToAll = (): void => {
    uploads.agree(keysOf(asking), true);
    focusTab();
  };
  return (
    <>
      <div className={styles['actions']}>
        <Button aria-disabled={isSending} onClick={() => void uploads.send()}>
          {ready.length > 1 ? `Upload ${ready.length} puzzles` : 'Upload'}
        </Button>
        {failed.length > 0 && (
          <Button variant="quiet" onClick={() => void uploads.retry(keysOf(failed))}>
            Check again
          </Button>
        )}
        {asking.length > 1 && (
          <Button variant="quiet" onClick={agreeToAll}>
            Agree to all {asking.length} replacements
          </Button>
        )}
        {items.length > 0 && !isSending && (
          <Button variant="quiet" onClick={clear}>
            {stored.length > 0 ? 'Clear stored' : 'Clear all'}
          </Button>
        )}
        <p role="status">{describeCounts(groups)}</p>
      </div>
      {sending !== null && <ProgressLine name="Upload" progress={sending} />}
      {sending === null && checking !== null && <ProgressLine name="Check" progress={checking} />}
    </>
  );
}
