import type { EditablePuzzle } from '@monster/contract';
import { entriesOfRows, lintGrid, numberGrid } from '@monster/engine';
import type { DraftProblem, Entry } from '@monster/engine';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { focusCell } from '../../admin/board/GridBoard.tsx';
import type { Cursor } from '../../admin/board/GridBoard.tsx';
import columns from '../../admin/board/Columns.module.css';
import { firstCell } from '../../admin/board/moveInGrid.ts';
import { MetadataFields } from '../../admin/MetadataFields.tsx';
import { formatDate } from '../../lib/dates.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { countOf } from '../../ui/desk/countOf.ts';
import { BoardPanel } from './BoardPanel.tsx';
import { ClueFields, clueFieldId } from './ClueFields.tsx';
import { setField } from './draft.ts';
import styles from './Edit.module.css';
import { HistoryPanel } from './HistoryPanel.tsx';
import { IntroductionField } from './IntroductionField.tsx';
import { PlayerPreview } from './PlayerPreview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ReplacePanel } from './ReplacePanel.tsx';
import { saveNoteId, SavePanel } from './SavePanel.tsx';
import { useEditor } from './useEditor.ts';
import type { Editor } from './useEditor.ts';
import { useProblems } from './useProblems.ts';

const isSymmetric = (rows: readonly string[]): boolean =>
  !lintGrid(numberGrid(rows)).some(({ code }) => code === 'asymmetric');

function completionsText(count: number): string {
  if (count === 0) return 'completed by nobody yet';
  return `completed by ${countOf(count, 'player')}`;
}

/** Goes to the end of the clues, past which a puzzle is saved. */
function showSaving(): void {
  document.querySelector<HTMLElement>(`#${saveNoteId}`)?.focus();
}

/** Which puzzle this is, and what its players notice. */
function Facts({ editor, onPreview }: { editor: Editor; onPreview: () => void }) {
  const { id, puzzle, isPublished, completions } = editor.base;
  return (
    <>
      <p className={styles['facts']}>
        <strong>{puzzle.title}</strong>
        <code>{id}</code>
        <span>{completionsText(completions)}</span>
        {!isPublished && <span>scheduled for {formatDate(puzzle.datePublished, 'medium')}</span>}
      </p>
      <div className={styles['tools']}>
        <Button variant="quiet" size="small" onClick={onPreview}>
          Preview
        </Button>
        <LinkButton variant="quiet" size="small" href={`/admin/play-test?puzzle=${id}`}>
          Play-test
        </LinkButton>
        <Button variant="quiet" size="small" onClick={showSaving}>
          Review and save
        </Button>
        <LinkButton variant="quiet" size="small" href="/admin?tab=manage">
          All puzzles
        </LinkButton>
      </div>
      {isPublished && (
        <p className={styles['notice']}>
          Players see this puzzle. What you save reaches them at once, and is noted in its history as a
          correction. Letters that they have typed stay where they fit.
        </p>
      )}
      {editor.isBack && (
        <p className={styles['notice']} role="status">
          Your unsaved changes are back.
        </p>
      )}
    </>
  );
}

/** The keys for undo and redo, wherever the focus is. */
function undoKeys({ undo, redo }: Editor) {
  return (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
}

const wordAt = (entries: readonly Entry[], { cell, direction }: Cursor): Entry | undefined =>
  entries.find((entry) => entry.direction === direction && entry.cells.includes(cell));

/** The cursor, and ways to bring it and the focus to a word or a problem. */
function useCursor(editor: Editor) {
  const place = useRef<HTMLDivElement>(null);
  const { rows } = editor.draft;
  const [wanted, setCursor] = useState<Cursor>(() => ({ cell: firstCell(rows), direction: 'across' }));
  // Another version may have a smaller grid.
  const cursor = wanted.cell < rows.length ** 2 ? wanted : { ...wanted, cell: 0 };
  const show = ({ cell, clue, field }: DraftProblem): void => {
    if (cell !== undefined) {
      setCursor({ ...cursor, cell });
      focusCell(place.current, cell);
    } else {
      const selector = clue === undefined ? `[name="${field ?? 'title'}"]` : `#${clueFieldId(clue)}`;
      place.current?.querySelector<HTMLElement>(selector)?.focus();
    }
  };
  const visit = ({ cells, direction }: Entry): void => setCursor({ cell: cells[0] ?? 0, direction });
  return { place, cursor, setCursor, show, visit };
}

interface EditorViewProps {
  readonly loaded: EditablePuzzle;
  readonly opensReplace: boolean;
}

/** Edits everything about a stored puzzle. */
export function EditorView({ loaded, opensReplace }: EditorViewProps) {
  const editor = useEditor(loaded);
  const { draft, edit } = editor;
  const problems = useProblems(editor);
  const { place, cursor, setCursor, show, visit } = useCursor(editor);
  const [keepsSymmetry, setKeepsSymmetry] = useState(() => isSymmetric(loaded.puzzle.rows));
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [first] = problems;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only shortcuts for buttons that are there
    <div ref={place} className={styles['editor']} onKeyDown={undoKeys(editor)}>
      <Facts editor={editor} onPreview={() => setIsPreviewing(true)} />
      <MetadataFields
        metadata={draft.fields}
        errors={{}}
        onEdit={(field, text) => edit((before) => setField(before, field, text), field)}
      />
      <IntroductionField editor={editor} />
      <div className={columns['columns']}>
        <section className={`${columns['column']} ${columns['grid']}`} aria-label="Grid and check">
          <BoardPanel
            {...{ editor, cursor, keepsSymmetry }}
            word={wordAt(entriesOfRows(draft.rows), cursor)}
            onCursor={setCursor}
            onSymmetry={setKeepsSymmetry}
          />
          <ProblemList problems={problems} onShow={show} />
        </section>
        <section className={columns['column']} aria-label="Clues and saving">
          <ClueFields editor={editor} onVisit={visit} />
          <SavePanel
            editor={editor}
            errors={problems.filter(({ isError }) => isError).length}
            onBlocked={() => first !== undefined && show(first)}
          />
        </section>
      </div>
      <ReplacePanel editor={editor} takesFocus={opensReplace} />
      <HistoryPanel editor={editor} />
      {isPreviewing && <PlayerPreview draft={draft} onClose={() => setIsPreviewing(false)} />}
    </div>
  );
}
