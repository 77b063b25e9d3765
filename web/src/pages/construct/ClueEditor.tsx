import { MAX_CLUE_LENGTH } from '@monster/engine';
import type { SuggestedClue } from '@monster/contract';
import { useId } from 'react';
import { ClueSections } from '../../admin/ClueSections.tsx';
import { Field } from '../../ui/form/Field.tsx';
import styles from './ClueEditor.module.css';
import type { ConstructedEntry } from './entriesOf.ts';

const difficultyNames = { 1: 'easy', 2: 'harder', 3: 'tricky' } as const;

interface ClueRowProps {
  readonly entry: ConstructedEntry;
  readonly suggestions: readonly SuggestedClue[];
  readonly onWrite: (text: string) => void;
}

/** The clue of one entry, with suggestions to choose from. */
function ClueRow({ entry, suggestions, onWrite }: ClueRowProps) {
  const id = useId();
  const { name, answer, clue } = entry;
  const isComplete = !answer.includes('.');
  return (
    <li>
      <Field
        id={id}
        label={`${name}: ${answer.replaceAll('.', '_')}`}
        value={clue}
        maxLength={MAX_CLUE_LENGTH}
        placeholder={isComplete ? 'Write a clue' : ''}
        disabled={!isComplete}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
      {suggestions.length > 0 && (
        <details className={styles['bank']}>
          <summary>
            {suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`} for {name}
          </summary>
          <ul className={styles['suggestions']}>
            {suggestions.map(({ text, difficulty, note }) => (
              <li key={text}>
                <button type="button" aria-pressed={text === clue} onClick={() => onWrite(text)}>
                  {text}
                  <span className={styles['difficulty']}>{difficultyNames[difficulty]}</span>
                  {note !== undefined && <span className={styles['note']}>{note}</span>}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface ClueEditorProps {
  readonly entries: readonly ConstructedEntry[];
  readonly suggest: (answer: string) => readonly SuggestedClue[];
  readonly onWrite: (answer: string, text: string) => void;
}

/** Lets the admin write or choose the clues of all entries. */
export function ClueEditor({ entries, suggest, onWrite }: ClueEditorProps) {
  return (
    <ClueSections entries={entries}>
      {(entry) => (
        <ClueRow
          key={`${entry.direction} ${entry.number}`}
          entry={entry}
          suggestions={suggest(entry.answer)}
          onWrite={(text) => onWrite(entry.answer, text)}
        />
      )}
    </ClueSections>
  );
}
