import { MAX_CLUE_LENGTH } from '@monster/contract/limits';
import type { SuggestedClue } from '@monster/contract';
import { useId } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import styles from './ClueEditor.module.css';
import type { ConstructedEntry } from './entriesOf.ts';

/** As long as a stored clue may be. */

interface ClueRowProps {
  readonly entry: ConstructedEntry;
  readonly suggestions: readonly SuggestedClue[];
  readonly onWrite: (text: string) => void;
}

/** One word: its clue to write, and the bank's to choose from. */
export function ClueRow({ entry, suggestions, onWrite }: ClueRowProps) {
  const id = useId();
  const { name, answer, clue } = entry;
  const isWhole = !answer.includes('.');
  return (
    <li className={styles['clue']}>
      <Field
        id={id}
        label={`${name}: ${answer.replaceAll('.', '_')}`}
        value={clue}
        maxLength={MAX_CLUE_LENGTH}
        placeholder={isWhole ? 'Write a clue' : ''}
        disabled={!isWhole}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
      {suggestions.length > 0 && (
        <details className={styles['bank']}>
          <summary>
            {suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`} for {name}
          </summary>
          <ul className={styles['suggestions']}>
            {suggestions.map(({ text, difficulty }) => (
              <li key={text}>
                <button type="button" aria-pressed={text === clue} onClick={() => onWrite(text)}>
                  {text}
                  <span className={styles['hardness']}>{difficulty === 1 ? 'easy' : 'harder'}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
