import type { EditCheck } from '@monster/contract';
import { draftProblems } from '@monster/engine';
import type { DraftProblem } from '@monster/engine';
import { useEffect, useMemo, useState } from 'react';
import { sendAsAdmin } from '../../admin/adminSession.ts';
import { checkEdit } from '../../api/desk/editCalls.ts';
import type { Draft } from './draft.ts';
import type { Editor } from './useEditor.ts';

/** Long enough to type a word, short enough to feel live. */
const checkAfterMs = 400;

/** What is missing in the form; the server knows the other rules. */
function fieldProblems({ title, author, difficulty, datePublished }: Draft['fields']): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const complain = (field: keyof Draft['fields'], message: string): unknown =>
    problems.push({ message, field, isError: true });
  if (title.trim() === '') complain('title', 'The title is empty.');
  if (author.trim() === '') complain('author', 'The author is empty.');
  if (!/^[1-5]$/u.test(difficulty.trim()))
    complain('difficulty', 'The difficulty is not a number from 1 to 5.');
  if (!/^\d{4}-\d\d-\d\d$/u.test(datePublished)) complain('datePublished', 'The date is missing.');
  return problems;
}

interface Checked {
  /** The metadata that were checked, as JSON. */
  readonly about: string;
  readonly result: EditCheck;
}

/** Asks the server about the title, author, difficulty and date once they have changed; null until it has answered. */
function useServerCheck({ base, version }: Editor, isComplete: boolean): EditCheck | null {
  const { title, author, difficulty, datePublished } = version;
  const [checked, setChecked] = useState<Checked | null>(null);
  const about = JSON.stringify({ title, author, difficulty, datePublished });
  const { puzzle, id } = base;
  const isChanged =
    title !== puzzle.title ||
    author !== puzzle.author ||
    difficulty !== puzzle.difficulty ||
    datePublished !== puzzle.datePublished;
  const isDue = isComplete && isChanged;
  useEffect(() => {
    if (!isDue) return undefined;
    const body = JSON.parse(about) as Parameters<typeof checkEdit>[0]['body'];
    const timer = setTimeout(() => {
      // If the call fails, saving still says what is wrong.
      sendAsAdmin(checkEdit({ params: { id }, body })).then(
        (result) => setChecked({ about, result }),
        () => {},
      );
    }, checkAfterMs);
    return () => clearTimeout(timer);
  }, [about, id, isDue]);
  return isDue && checked?.about === about ? checked.result : null;
}

/** What is wrong with the puzzle as it is now, errors first, and what else is on its date. */
export function useProblems(editor: Editor): readonly DraftProblem[] {
  const { draft } = editor;
  const inForm = fieldProblems(draft.fields);
  const check = useServerCheck(editor, inForm.length === 0);
  const inPuzzle = useMemo(() => draftProblems(draft), [draft]);
  const fromServer: DraftProblem[] = [
    ...(check?.problems ?? []).map(({ message, field }) => ({
      message,
      isError: true,
      ...(field && { field }),
    })),
    ...(check?.notes ?? []).map((message) => ({ message, isError: false, field: 'datePublished' as const })),
    ...(check?.replacing ?? []).map(({ title, id }) => ({
      message: `“${title}” (${id}), which the site made for this day, will be replaced. You will be asked.`,
      isError: false,
      field: 'datePublished' as const,
    })),
  ];
  const all = [...inForm, ...fromServer, ...inPuzzle];
  return [...all.filter(({ isError }) => isError), ...all.filter(({ isError }) => !isError)];
}
