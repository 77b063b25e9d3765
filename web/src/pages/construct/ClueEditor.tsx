import type { SuggestedClue } from '@monster/contract';
import { ClueRow } from './ClueRow.tsx';
import styles from './ClueEditor.module.css';
import type { ConstructedEntry } from './entriesOf.ts';

interface ClueEditorProps {
  readonly entries: readonly ConstructedEntry[];
  readonly suggest: (answer: string) => readonly SuggestedClue[];
  readonly onWrite: (answer: string, text: string) => void;
}

/** The clues of all words, to be written or chosen. */
export function ClueEditor({ entries, suggest, onWrite }: ClueEditorProps) {
  return (['across', 'down'] as const).map((direction) => (
    <section key={direction} aria-labelledby={`construct-${direction}`}>
      <h2 id={`construct-${direction}`} className={styles['title']}>
        {direction === 'across' ? 'Across' : 'Down'}
      </h2>
      <ol className={styles['clues']}>
        {entries
          .filter((entry) => entry.direction === direction)
          .map((entry) => (
            <ClueRow
              key={entry.number}
              entry={entry}
              suggestions={suggest(entry.answer)}
              onWrite={(text) => onWrite(entry.answer, text)}
            />
          ))}
      </ol>
    </section>
  ));
}
