import { entriesOfRows, entryName, MAX_CLUE_LENGTH } from '@monster/engine';
import type { Entry, PlacedClue } from '@monster/engine';
import { ClueSections } from '../../admin/ClueSections.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { dropSpare, takeSpare, writeClue } from './draft.ts';
import styles from './Edit.module.css';
import type { Editor } from './useEditor.ts';

/** The id of the field of a clue. */
export const clueFieldId = (index: number): string => `edit-clue-${index}`;

interface ClueRowProps {
  readonly entry: Entry;
  readonly clue: PlacedClue;
  readonly index: number;
  readonly edit: Editor['edit'];
  readonly onVisit: (entry: Entry) => void;
}

/** The clue of one word, and what it plays with, which players may read after solving. */
function ClueRow({ entry, clue, index, edit, onVisit }: ClueRowProps) {
  const name = entryName(entry);
  return (
    <li className={styles['clue']}>
      <Field
        id={clueFieldId(index)}
        label={`${name}: ${entry.answer.replaceAll('.', '_')}`}
        value={clue.text}
        maxLength={MAX_CLUE_LENGTH}
        placeholder="Write a clue"
        autoComplete="off"
        onFocus={() => onVisit(entry)}
        onChange={({ currentTarget }) =>
          edit((draft) => writeClue(draft, index, 'text', currentTarget.value), `clue ${index}`)
        }
      />
      <details open={clue.note === '' ? undefined : true}>
        <summary>Note on {name}</summary>
        <Field
          id={`edit-note-${index}`}
          label={`What ${name} plays with, for players who have solved it (optional)`}
          value={clue.note}
          maxLength={MAX_CLUE_LENGTH}
          autoComplete="off"
          onChange={({ currentTarget }) =>
            edit((draft) => writeClue(draft, index, 'note', currentTarget.value), `note ${index}`)
          }
        />
      </details>
    </li>
  );
}

interface SpareCluesProps {
  readonly editor: Editor;
  readonly entries: readonly Entry[];
}

/** The clues of words that are gone, to be used for others; they are lost when the puzzle is saved. */
function SpareClues({ editor: { draft, edit }, entries }: SpareCluesProps) {
  if (draft.spare.length === 0) return null;
  const options = [
    { value: '', name: 'Use for…' },
    ...entries.map((entry, index) => ({
      value: String(index),
      name: `${entryName(entry)}: ${entry.answer.replaceAll('.', '_')}`,
    })),
  ];
  return (
    <Card className={styles['panel']}>
      <h2>Clues without a word</h2>
      <p>The words of these clues are gone. Use them for other words, or leave them behind when you save.</p>
      <ul className={styles['changes']}>
        {draft.spare.map((spare, index) => (
          <li
            key={`${spare.direction} ${spare.start} ${spare.length} ${spare.text}`}
            className={styles['spare']}
          >
            <p>
              <strong>{spare.answer.replaceAll('.', '_')}</strong>: {spare.text}
            </p>
            <SelectField
              id={`edit-spare-${index}`}
              label={`Use “${spare.text}” for`}
              value=""
              options={options}
              onChange={(value) => {
                if (value === '') return;
                edit((before) => takeSpare(before, spare, Number(value)));
                document.querySelector<HTMLElement>(`#${clueFieldId(Number(value))}`)?.focus();
              }}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={`Drop “${spare.text}”`}
              onClick={() => edit((before) => dropSpare(before, spare))}
            >
              Drop
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The clues of all words, and those that have none any more. */
export function ClueFields({ editor, onVisit }: { editor: Editor; onVisit: (entry: Entry) => void }) {
  const { draft, edit } = editor;
  const entries = entriesOfRows(draft.rows);
  return (
    <>
      <SpareClues editor={editor} entries={entries} />
      <ClueSections entries={entries}>
        {(entry, index) => {
          const clue = draft.clues[index];
          return (
            clue !== undefined && (
              <ClueRow key={`${clue.direction} ${clue.start}`} {...{ entry, clue, index, edit, onVisit }} />
            )
          );
        }}
      </ClueSections>
    </>
  );
}
