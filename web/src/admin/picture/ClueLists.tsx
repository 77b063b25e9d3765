import styles from './ClueLists.module.css';

interface Clue {
  readonly number: number;
  readonly text: string;
}

function ClueList({ name, clues }: { name: string; clues: readonly Clue[] }) {
  return (
    <div>
      <strong>{name}</strong>
      <ol className={styles['clues']}>
        {clues.map(({ number, text }) => (
          <li key={number} value={number}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** All clues of a puzzle, read-only. */
export function ClueLists({ across, down }: { across: readonly Clue[]; down: readonly Clue[] }) {
  return (
    <div className={styles['lists']}>
      <ClueList name="Across" clues={across} />
      <ClueList name="Down" clues={down} />
    </div>
  );
}
