import type { FilePreview } from '@monster/contract';
import { useEffect, useRef, useState } from 'react';
import { sendAsAdmin } from '../../admin/adminSession.ts';
import { failureOf } from '../../admin/useSending.ts';
import { FilePicker } from '../../admin/FilePicker.tsx';
import { PuzzlePicture } from '../../admin/picture/PuzzlePicture.tsx';
import { previewPuzzles } from '../../api/desk/adminCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import form from '../../ui/form/Form.module.css';
import { showToast } from '../../ui/toasts.ts';
import styles from './Edit.module.css';
import type { Editor } from './useEditor.ts';

type Reading =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'read'; readonly file: FilePreview };

/** Reads a file by the rules for uploads. What it does not say about itself is no problem: the puzzle has all that. */
async function readFile(file: File): Promise<Reading> {
  try {
    const { files } = await sendAsAdmin(previewPuzzles([{ file, details: {} }]));
    const [preview] = files;
    if (preview !== undefined && preview.csv !== null) return { state: 'read', file: preview };
    const wrong = preview?.problems.filter(({ field }) => field === undefined) ?? [];
    const message = wrong.map((problem) => problem.message).slice(0, 3);
    return { state: 'refused', message: message.join(' ') || 'The file cannot be read.' };
  } catch (error) {
    return { state: 'refused', message: failureOf(error).reason };
  }
}

interface ReplaceChoiceProps {
  readonly file: FilePreview;
  readonly onUse: (takesMetadata: boolean) => void;
  readonly onClose: () => void;
}

/** Shows what a file contains, before it takes the place of what is in the editor. */
function ReplaceChoice({ file, onUse, onClose }: ReplaceChoiceProps) {
  const { title, author, difficulty } = file.metadata;
  const [takesMetadata, setTakesMetadata] = useState(false);
  const said = [title, author && `by ${author}`, difficulty && `difficulty ${difficulty}`]
    .filter(Boolean)
    .join(', ');
  return (
    <Dialog title="Use the content of this file?" onClose={onClose}>
      <p>
        {file.file}: {file.cells.length}×{file.cells.length},{' '}
        {file.acrossClues.length + file.downClues.length} words. It takes the place of grid and clues in the
        editor. Nothing is stored until you save; the id and the completions of players stay.
      </p>
      <div className={styles['picture']}>
        <PuzzlePicture cells={file.cells} circled={file.circled} shaded={file.shaded} />
      </div>
      {said !== '' && (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={takesMetadata}
            onChange={({ currentTarget }) => setTakesMetadata(currentTarget.checked)}
          />
          Also take over: {said}
        </label>
      )}
      <div className={form['actions']}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => onUse(takesMetadata)}>Use its content</Button>
      </div>
    </Dialog>
  );
}

/** Reads a file that the editor chooses, and takes its content over. */
function useReplacement(editor: Editor) {
  const [reading, setReading] = useState<Reading>({ state: 'none' });
  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    setReading({ state: 'reading' });
    setReading(await readFile(file));
  };
  const take = (file: FilePreview, takesMetadata: boolean): void => {
    const { cells, acrossClues, downClues, circled, shaded, introduction } = file;
    const { title, author, difficulty } = takesMetadata ? file.metadata : {};
    const { version } = editor;
    editor.load(
      {
        ...version,
        title: title ?? version.title,
        author: author ?? version.author,
        difficulty: difficulty ?? version.difficulty,
        rows: cells.map((row) => row.join('')),
        acrossClues,
        downClues,
        circled,
        shaded,
        introduction,
      },
      'replaced',
    );
    setReading({ state: 'none' });
    showToast({ title: 'The content of the file is in the editor', description: 'Save to put it in place.' });
  };
  return { reading, choose, take, forget: () => setReading({ state: 'none' }) };
}

/** Puts the content of a file under the id of this puzzle. */
export function ReplacePanel({ editor, takesFocus }: { editor: Editor; takesFocus: boolean }) {
  const { reading, choose, take, forget } = useReplacement(editor);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <section ref={section} className={styles['panel']} aria-labelledby="edit-replace">
      <h2 id="edit-replace">Replace this puzzle</h2>
      <p>
        Choose a file whose grid and clues take this puzzle’s place, under its id and with its completions.
      </p>
      <div>
        <FilePicker
          label="Choose a file"
          accept=".csv,.puz,.ipuz,.jpz,.xd"
          isSingle
          onFiles={(files) => void choose(files)}
        />
      </div>
      <p role="status">{reading.state === 'reading' ? 'Reading the file...' : ''}</p>
      {reading.state === 'refused' && <ErrorNote>{reading.message}</ErrorNote>}
      {reading.state === 'read' && (
        <ReplaceChoice
          file={reading.file}
          onUse={(takesMetadata) => take(reading.file, takesMetadata)}
          onClose={forget}
        />
      )}
    </section>
  );
}
