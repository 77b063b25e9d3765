import type { PuzzleListItem } from '@monster/contract';
import type { ReactNode } from 'react';
import { downloadAsAdmin } from '../../../admin/downloadAsAdmin.ts';
import { PuzzleFacts } from '../../../admin/PuzzleFacts.tsx';
import { useMayEdit } from '../../../admin/roles.ts';
import { downloadPuzzle } from '../../../api/desk/adminCalls.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { ScheduledMark } from '../ScheduledMark.tsx';
import { statisticsHref } from '../statistics/statisticsHref.ts';
import rows from '../../../ui/desk/Rows.module.css';
import styles from './ManageTab.module.css';

const formats = [
  ['csv', 'CSV'],
  ['ipuz', 'ipuz'],
  ['puz', 'puz (no shading)'],
] as const;

/** An action that opens a dialog for a puzzle. */
export type RowAction = 'preview' | 'delete';

interface PuzzleRowProps {
  readonly puzzle: PuzzleListItem;
  readonly today: string;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly dragState: 'dragged' | 'over' | undefined;
  readonly onAction: (action: RowAction) => void;
  /** The controls that move the row, if the list is in its own order. */
  readonly children: ReactNode;
}

function Downloads({ id, title }: PuzzleListItem) {
  return (
    <details className={styles['downloads']}>
      <summary aria-label={`Download: ${title}`}>Download</summary>
      <ul className={styles['formats']}>
        {formats.map(([format, name]) => (
          <li key={format}>
            <a
              href={downloadPuzzle({ params: { id }, query: { format } }).path}
              download
              onClick={(event) => {
                event.preventDefault();
                void downloadAsAdmin(downloadPuzzle({ params: { id }, query: { format } }));
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What else can be done with a puzzle, each on a page of its own. */
function MoreActions({ id, title, mayEdit }: PuzzleListItem & { readonly mayEdit: boolean }) {
  const links = [
    ...(mayEdit ? [[`/admin/edit?puzzle=${id}&replace=1`, 'Replace this puzzle'] as const] : []),
    [`/admin/play-test?puzzle=${id}`, 'Play-test'],
    [statisticsHref(id), 'Statistics'],
  ] as const;
  return (
    <details className={styles['downloads']}>
      <summary aria-label={`More: ${title}`}>More</summary>
      <ul className={styles['formats']}>
        {links.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface RowActionsProps extends Pick<PuzzleRowProps, 'puzzle' | 'onAction'> {
  readonly mayEdit: boolean;
}

/** What can be done with a puzzle. */
function RowActions({ puzzle, mayEdit, onAction }: RowActionsProps) {
  const { id, title } = puzzle;
  const button = (action: RowAction, name: string) => (
    <Button variant="quiet" size="small" aria-label={`${name}: ${title}`} onClick={() => onAction(action)}>
      {name}
    </Button>
  );
  const edit = { href: `/admin/edit?puzzle=${id}`, 'aria-label': `Edit: ${title}` };
  return (
    <div className={styles['actions']}>
      {button('preview', 'Preview')}
      {mayEdit && (
        <>
          <LinkButton variant="quiet" size="small" {...edit}>
            Edit
          </LinkButton>
          {button('delete', 'Delete')}
          <Downloads {...puzzle} />
        </>
      )}
      <MoreActions {...puzzle} mayEdit={mayEdit} />
    </div>
  );
}

/** One puzzle in the list. */
export function PuzzleRow(props: PuzzleRowProps) {
  const { puzzle, today, isSelected, onSelect, dragState, onAction, children } = props;
  const { id, title, datePublished, featured } = puzzle;
  const mayEdit = useMayEdit();
  return (
    <li className={`${rows['row']} ${styles['row']}`} data-id={id} data-drag={dragState} tabIndex={-1}>
      {mayEdit && (
        <label className={styles['select']}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={`Select: ${title}`}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          />
        </label>
      )}
      {children}
      <div className={rows['text']}>
        <h3 className={rows['name']}>{title}</h3>
        <PuzzleFacts puzzle={puzzle}>
          <ScheduledMark date={datePublished} today={today} />
          {featured && <span className={styles['featured']}>Featured</span>}
        </PuzzleFacts>
      </div>
      <RowActions {...{ puzzle, mayEdit, onAction }} />
    </li>
  );
}
