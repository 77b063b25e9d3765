import { useState } from 'react';
import columns from '../../admin/board/Columns.module.css';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { ClueEditor } from './ClueEditor.tsx';
import { suggestionsFor, unlockAll, writeClue } from './construction.ts';
import { entriesOf, warningsOf } from './entriesOf.ts';
import { FillSettings } from './FillSettings.tsx';
import { LetterBoard } from './LetterBoard.tsx';
import { QualityPanel } from './QualityPanel.tsx';
import { SaveForm } from './SaveForm.tsx';
import { useConstruction } from './useConstruction.ts';
import styles from './Workbench.module.css';

/** Makes a puzzle, from the first fill of its grid to saving it. */
export function Workbench() {
  const [difficulty, setDifficulty] = useState(2);
  const bench = useConstruction(difficulty);
  const { construction, isFilling, failure, change } = bench;
  const entries = construction === null ? [] : entriesOf(construction);
  return (
    <div className={styles['bench']}>
      <FillSettings
        difficulty={difficulty}
        isFilling={isFilling}
        hasGrid={construction !== null}
        onDifficulty={setDifficulty}
        onFill={bench.make}
      />
      <p role="status" className={styles['state']}>
        {isFilling ? 'Filling the grid. A large one takes a few seconds...' : ''}
      </p>
      {failure !== null && <ErrorNote>{failure}</ErrorNote>}
      {construction !== null && (
        <div className={columns['columns']}>
          <section className={`${columns['column']} ${columns['grid']}`} aria-label="Grid">
            <LetterBoard construction={construction} onChange={change} />
            <div className={styles['actions']}>
              <Button aria-disabled={isFilling} onClick={bench.refill}>
                Refill
              </Button>
              <Button
                variant="quiet"
                aria-disabled={construction.locked.size === 0}
                onClick={() => change(unlockAll)}
              >
                Unlock all
              </Button>
            </div>
            <QualityPanel construction={construction} warnings={warningsOf(construction, entries)} />
          </section>
          <section className={columns['column']} aria-label="Clues and saving">
            <ClueEditor
              entries={entries}
              suggest={(answer) => suggestionsFor(construction, answer)}
              onWrite={(answer, text) => change((before) => writeClue(before, answer, text))}
            />
            <SaveForm construction={construction} entries={entries} difficulty={difficulty} />
          </section>
        </div>
      )}
    </div>
  );
}
