import type { DatabasePuzzles } from '@monster/contract';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import type { ComparedPuzzle, ComparisonResult, ListedPuzzle } from './compareDatabases.ts';
import styles from './ComparedTable.module.css';

const marks: Readonly<Partial<Record<ComparisonResult, string>>> = {
  main: 'Only in main',
  external: 'Only in external',
  different: 'Different',
};

interface ListedPuzzleCellProps {
  readonly puzzle: ListedPuzzle | undefined;
  readonly mark: string | undefined;
}

/** A puzzle as one of the databases has it. */
function ListedPuzzleCell({ puzzle, mark }: ListedPuzzleCellProps) {
  if (puzzle === undefined) return <td className={styles['absent']}>Not here</td>;
  const { id, title, author, difficulty } = puzzle;
  return (
    <td>
      <span className={styles['title']}>{title}</span>
      {mark !== undefined && <strong className={styles['mark']}>{mark}</strong>}
      <span className={styles['details']}>
        <span>{author}</span>
        <DifficultyStars difficulty={difficulty} />
        <span>{id}</span>
      </span>
    </td>
  );
}

function DatabaseHeader({ name, list }: { name: string; list: DatabasePuzzles }) {
  return (
    <th scope="col">
      {name}
      <span className={styles['count']}>
        {list.database}
        {list.error === null && `, ${list.puzzles.length.toLocaleString('en-US')} puzzles`}
      </span>
    </th>
  );
}

interface ComparedTableProps {
  readonly main: DatabasePuzzles;
  readonly external: DatabasePuzzles;
  /** The puzzles on the current page. */
  readonly puzzles: readonly ComparedPuzzle[];
}

/** One row per puzzle: the main database on the left, the external one on the right. */
export function ComparedTable({ main, external, puzzles }: ComparedTableProps) {
  const isComparable = external.error === null;
  return (
    <>
      {external.error !== null && <ErrorNote>External database: {external.error}</ErrorNote>}
      <table className={styles['table']}>
        <thead>
          <tr>
            <DatabaseHeader name="Main database" list={main} />
            <DatabaseHeader name="External database" list={external} />
          </tr>
        </thead>
        <tbody>
          {puzzles.map((puzzle) => (
            <tr key={puzzle.id} className={isComparable ? styles[puzzle.result] : undefined}>
              <ListedPuzzleCell puzzle={puzzle.main} mark={isComparable ? marks[puzzle.result] : undefined} />
              {isComparable ? (
                <ListedPuzzleCell puzzle={puzzle.external} mark={marks[puzzle.result]} />
              ) : (
                <td className={styles['absent']}>Unknown</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
