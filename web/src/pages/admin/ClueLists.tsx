import styles from './ClueLists.module.css';

interface Clue {
  readonly number: number;
  readonly text: string;
}

function List({ name, clues }: { name: string; clues: readonly Clue[] }) {
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

/** The clues of a puzzle to read through. */
export function ClueLists({ across, down }: { across: readonly Clue[]; down: readonly Clue[] }) {
  return (
    <div className={styles['lists']}>
      <List name="Across" clues={across} />
      <List name="Down" clues={down} />
    </div>
  );
}
