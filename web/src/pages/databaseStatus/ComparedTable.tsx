import type { DatabasePuzzles } from '@monster/contract';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import type { ComparedPuzzle, Likeness, ListedPuzzle } from './compareDatabases.ts';
import styles from './ComparedTable.module.css';

const marks: Readonly<Partial<Record<Likeness, string>>> = {
  main: 'Only in main',
  external: 'Only in external',
  different: 'Different',
};

interface PlaceProps {
  readonly puzzle: ListedPuzzle | undefined;
  readonly mark: string | undefined;
}

/** What one database has of a puzzle. */
function Place({ puzzle, mark }: PlaceProps) {
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

function Head({ name, list }: { name: string; list: DatabasePuzzles }) {
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
  /** The page on show. */
  readonly puzzles: readonly ComparedPuzzle[];
}

/** A line a puzzle: the main database on one side, the external one on the other. */
export function ComparedTable({ main, external, puzzles }: ComparedTableProps) {
  const isComparable = external.error === null;
  return (
    <>
      {external.error !== null && <ErrorNote>External database: {external.error}</ErrorNote>}
      <table className={styles['table']}>
        <thead>
          <tr>
            <Head name="Main database" list={main} />
            <Head name="External database" list={external} />
          </tr>
        </thead>
        <tbody>
          {puzzles.map((puzzle) => (
            <tr key={puzzle.id} className={isComparable ? styles[puzzle.likeness] : undefined}>
              <Place puzzle={puzzle.main} mark={isComparable ? marks[puzzle.likeness] : undefined} />
              {isComparable ? (
                <Place puzzle={puzzle.external} mark={marks[puzzle.likeness]} />
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
