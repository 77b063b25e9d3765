import type { NeededPuzzle } from '@monster/contract';
import { useMayEdit } from '../../../admin/roles.ts';
import { useAdminQuery } from '../../../admin/useAdminQuery.ts';
import { listNeeded, restoreNeeded } from '../../../api/desk/trashCalls.ts';
import { Button } from '../../../ui/Button.tsx';
import rows from '../../../ui/desk/Rows.module.css';
import styles from './Trash.module.css';
import { useRestore } from './useRestore.tsx';
import type { Restorable } from './useRestore.tsx';
import { whatBreaks } from './whatBreaks.ts';

function restorable({ id, title }: NeededPuzzle): Restorable {
  return {
    id,
    title,
    mayChangeId: false,
    onGone: () => document.querySelector<HTMLElement>('#main')?.focus(),
    requestFor: (ifTaken) =>
      restoreNeeded({ params: { id }, body: ifTaken === 'replace' ? { ifTaken } : {} }),
  };
}

/** Warns of puzzles that the site needs and does not have, and restores the shipped ones; shows nothing if all are there. */
export function MissingPuzzles() {
  const missing = useAdminQuery(listNeeded()).data?.puzzles.filter(({ isMissing }) => isMissing) ?? [];
  const { restore, dialog } = useRestore();
  const mayEdit = useMayEdit();
  if (missing.length === 0) return null;
  return (
    <section className={styles['missing']} aria-labelledby="missing-puzzles">
      <h2 id="missing-puzzles">The site needs {missing.length === 1 ? 'this puzzle' : 'these puzzles'}</h2>
      <ul className={rows['rows']} aria-label="Missing puzzles">
        {missing.map((puzzle) => (
          <li key={puzzle.id} className={rows['row']}>
            <p className={rows['text']}>
              <strong>
                {puzzle.title} (<code>{puzzle.id}</code>) is missing.
              </strong>{' '}
              {whatBreaks(puzzle)}
            </p>
            {mayEdit && (
              <Button
                size="small"
                aria-label={`Restore the original: ${puzzle.title}`}
                onClick={() => restore(restorable(puzzle))}
              >
                Restore the original
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
