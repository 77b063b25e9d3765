import type { PuzzleListItem } from '@monster/contract';
import { useId, useState } from 'react';
import { ApiError } from '../../../../api/client.ts';
import { featurePuzzles } from '../../../../api/desk/bulkCalls.ts';
import { Button, TextButton } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import { findAllOf } from '../usePuzzleList.ts';
import type { ListView } from '../usePuzzleList.ts';
import styles from './Bulk.module.css';
import { doWithAll, downloadZip, exportFormats } from './bulkActions.ts';
import type { ExportFormat, Leftover } from './bulkActions.ts';
import { BulkDeleteDialog } from './BulkDeleteDialog.tsx';
import { BulkRescheduleDialog } from './BulkRescheduleDialog.tsx';
import { countOf } from '../../../../ui/desk/countOf.ts';
import type { Selection } from './useSelection.ts';

function reportFailure(title: string, error: unknown): void {
  const description = error instanceof ApiError ? error.reason : undefined;
  showToast({ title, description, variant: 'destructive' });
}

/** Exports the selected puzzles in a format of the editor's choice. */
function Export({ puzzles }: { puzzles: readonly PuzzleListItem[] }) {
  const id = useId();
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [isWorking, setIsWorking] = useState(false);
  const download = async (): Promise<void> => {
    if (isWorking) return;
    setIsWorking(true);
    try {
      await downloadZip(
        puzzles.map((puzzle) => puzzle.id),
        format,
      );
      showToast({ title: `Exported ${countOf(puzzles.length)}` });
    } catch (error) {
      reportFailure('Failed to export puzzles', error);
    }
    setIsWorking(false);
  };
  return (
    <span className={styles['export']}>
      <label htmlFor={`${id}-format`}>Format</label>
      <select
        id={`${id}-format`}
        value={format}
        onChange={({ currentTarget }) => setFormat(currentTarget.value as ExportFormat)}
      >
        {Object.entries(exportFormats).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Button variant="quiet" size="small" aria-disabled={isWorking} onClick={() => void download()}>
        {isWorking ? 'Exporting...' : 'Export'}
      </Button>
    </span>
  );
}

interface BulkBarProps {
  readonly selection: Selection;
  /** The rows of the current page. */
  readonly rows: readonly PuzzleListItem[];
  /** What is listed, on all pages. */
  readonly view: ListView;
  readonly total: number;
  readonly firstFree: string;
  /** Called when the list is out of date. */
  readonly onChanged: () => void;
}

/** Selects the rows of the page, or all that the list has. */
function SelectAll({ selection, rows, view, total }: BulkBarProps) {
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selection.has(id));
  const selectAll = async (): Promise<void> => {
    try {
      selection.set(await findAllOf(view), true);
    } catch (error) {
      reportFailure('Failed to load puzzles', error);
    }
  };
  return (
    <div className={styles['row']}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={isPageSelected}
          onChange={({ currentTarget }) => selection.set(rows, currentTarget.checked)}
        />
        Select this page
      </label>
      {total > rows.length && (
        <TextButton onClick={() => void selectAll()}>Select all {countOf(total)}</TextButton>
      )}
    </div>
  );
}

/** Features puzzles or no longer does, and reports those that were left as they are. */
async function setFeatured(puzzles: readonly PuzzleListItem[], featured: boolean): Promise<Leftover[]> {
  const left = await doWithAll(puzzles, (part) =>
    featurePuzzles({ body: { puzzleIds: part.map(({ id }) => id), featured } }),
  );
  const [first] = left;
  if (first !== undefined)
    showToast({
      title: `${countOf(left.length)} left as before`,
      description: `${first.puzzle.title}: ${first.reason}`,
      variant: 'destructive',
    });
  return left;
}

/** What can be done with the selected puzzles. */
export function BulkBar(props: BulkBarProps) {
  const { selection, firstFree, onChanged } = props;
  const { puzzles } = selection;
  const [dialog, setDialog] = useState<'delete' | 'reschedule' | null>(null);
  const finish = (done: string, leftovers: readonly Leftover[]): void => {
    setDialog(null);
    selection.replace(leftovers.map(({ puzzle }) => puzzle));
    if (leftovers.length === 0) showToast({ title: `${countOf(puzzles.length)} ${done}` });
    onChanged();
  };
  const feature = async (featured: boolean): Promise<void> =>
    finish(featured ? 'featured' : 'no longer featured', await setFeatured(puzzles, featured));
  const button = (name: string, onClick: () => void) => (
    <Button variant="quiet" size="small" onClick={onClick}>
      {name}
    </Button>
  );
  const dialogProps = { puzzles, onClose: () => setDialog(null) };
  return (
    <div className={styles['bar']} role="group" aria-label="Selected puzzles">
      <SelectAll {...props} />
      <p role="status">{puzzles.length > 0 && `${countOf(puzzles.length)} selected`}</p>
      {puzzles.length > 0 && (
        <div className={styles['row']}>
          {button('Reschedule', () => setDialog('reschedule'))}
          {button('Feature', () => void feature(true))}
          {button('Do not feature', () => void feature(false))}
          <Export puzzles={puzzles} />
          {button('Delete selected', () => setDialog('delete'))}
          <TextButton onClick={() => selection.replace([])}>Clear selection</TextButton>
        </div>
      )}
      {dialog === 'delete' && (
        <BulkDeleteDialog {...dialogProps} onDone={(left) => finish('deleted', left)} />
      )}
      {dialog === 'reschedule' && (
        <BulkRescheduleDialog
          {...dialogProps}
          firstFree={firstFree}
          onDone={(left) => finish('rescheduled', left)}
        />
      )}
    </div>
  );
}
