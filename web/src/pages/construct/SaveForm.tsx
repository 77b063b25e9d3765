import type { ReplacedPuzzle, SavedConstructed } from '@monster/contract';
import { MAX_AUTHOR_LENGTH, MAX_TITLE_LENGTH } from '@monster/engine';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { sendAsAdmin } from '../../admin/adminSession.ts';
import { readMetadata } from '../../admin/metadata.ts';
import { ReplaceDialog } from '../../admin/ReplaceDialog.tsx';
import { ApiError } from '../../api/client.ts';
import { replacedBySave, saveConstructed } from '../../api/desk/constructCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Field } from '../../ui/form/Field.tsx';
import form from '../../ui/form/Form.module.css';
import { showToast } from '../../ui/toasts.ts';
import type { Construction } from './construction.ts';
import { clueListsOf } from './entriesOf.ts';
import type { ConstructedEntry } from './entriesOf.ts';

type Outcome = { readonly saved: SavedConstructed } | { readonly error: unknown };

function errorIn(outcome: Outcome | null, field: string): string | undefined {
  if (outcome === null || !('error' in outcome) || !(outcome.error instanceof ApiError)) return undefined;
  return outcome.error.field === field ? outcome.error.reason : undefined;
}

const fieldNames = ['title', 'author', 'datePublished'];

function Result({ outcome }: { outcome: Outcome }) {
  if ('saved' in outcome) {
    const { id, replaced } = outcome.saved;
    return (
      <p role="status">
        {replaced ? `Puzzle ${id} was replaced.` : `Saved as ${id}.`}{' '}
        <a href="/admin">See it among the puzzles</a>
      </p>
    );
  }
  if (fieldNames.some((field) => errorIn(outcome, field) !== undefined)) return null;
  const reason = outcome.error instanceof ApiError ? outcome.error.reason : undefined;
  return <ErrorNote>{reason ?? 'The puzzle could not be saved. Please try again.'}</ErrorNote>;
}

interface SaveFormProps {
  readonly construction: Construction;
  readonly entries: readonly ConstructedEntry[];
  readonly difficulty: number;
}

/** Saves the puzzle with what the form says; `agreed` are the puzzles that it may replace. */
function useSave({ construction, entries, difficulty }: SaveFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const save = async (agreed: readonly ReplacedPuzzle[] = []): Promise<void> => {
    if (isSaving || element.current === null) return;
    setIsSaving(true);
    setOutcome(null);
    try {
      const body = {
        ...readMetadata(element.current),
        difficulty,
        rows: [...construction.rows],
        ...clueListsOf(entries),
        replaces: agreed.map(({ id, version }) => ({ id, version })),
      };
      const saved = await sendAsAdmin(saveConstructed({ body }));
      setOutcome({ saved });
      showToast({ title: 'Puzzle Saved', description: saved.replaced ? `Replaced ${saved.id}` : saved.id });
    } catch (error) {
      setOutcome({ error });
    }
    setIsSaving(false);
  };
  return { element, outcome, isSaving, save, forget: () => setOutcome(null) };
}

/** Asks for title, author and date, and saves the puzzle. */
export function SaveForm(props: SaveFormProps) {
  const { element, outcome, isSaving, save, forget } = useSave(props);
  const replacing = outcome !== null && 'error' in outcome ? replacedBySave(outcome.error) : [];
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void save();
  };
  const field = (name: string) => ({
    id: `construct-${name}`,
    name,
    error: errorIn(outcome, name),
    required: true,
  });
  return (
    <Card>
      <form ref={element} className={form['form']} onSubmit={onSubmit}>
        <h2>Save</h2>
        <Field label="Title" maxLength={MAX_TITLE_LENGTH} {...field('title')} />
        <Field label="Author" maxLength={MAX_AUTHOR_LENGTH} {...field('author')} />
        <Field label="Date" type="date" min="1900-01-01" max="9999-12-31" {...field('datePublished')} />
        <p>A puzzle with a future date stays hidden until then.</p>
        <Button type="submit" aria-disabled={isSaving}>
          Save puzzle
        </Button>
        {outcome !== null && <Result outcome={outcome} />}
      </form>
      {replacing.length > 0 && (
        <ReplaceDialog replacing={replacing} onClose={forget} onReplace={() => void save(replacing)} />
      )}
    </Card>
  );
}
