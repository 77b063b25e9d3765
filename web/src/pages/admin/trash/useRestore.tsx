import type { IfTaken } from '@monster/contract';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { sendAsAdmin } from '../../../admin/adminSession.ts';
import { noteDeskChange } from '../../../admin/deskChanges.ts';
import { ApiError } from '../../../api/client.ts';
import type { ApiRequest } from '../../../api/client.ts';
import type { Restored } from '../../../api/desk/trashCalls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import form from '../../../ui/form/Form.module.css';
import { showToast } from '../../../ui/toasts.ts';

/** A puzzle that can be restored. */
export interface Restorable {
  readonly id: string;
  readonly title: string;
  readonly requestFor: (ifTaken?: IfTaken) => ApiRequest<Restored>;
  /** True when it may come back beside a puzzle that has its id. */
  readonly mayChangeId: boolean;
  /** Called when it has left its list, be it because it is back or because somebody else was faster. */
  readonly onGone: () => void;
}

/** What is in the way, as the server says it. */
interface Question {
  readonly puzzle: Restorable;
  readonly reason: string;
  readonly field: string | undefined;
}

interface ChoiceDialogProps {
  readonly question: Question;
  readonly onChoose: (ifTaken: IfTaken) => void;
  readonly onClose: () => void;
}

/** Says what is in the way of a puzzle and asks what to do about it. */
function ChoiceDialog({ question: { puzzle, reason, field }, onChoose, onClose }: ChoiceDialogProps) {
  const canKeepBoth = field === 'datePublished' || (field === 'id' && puzzle.mayChangeId);
  return (
    <Dialog title={`Restore ${puzzle.title}`} onClose={onClose}>
      <p>{reason}</p>
      <p>‘Replace’ moves it to the trash, from where it can be restored, too.</p>
      {canKeepBoth && (
        <p>
          {field === 'id'
            ? '‘Keep both’ restores this puzzle under a new id.'
            : '‘Keep both’ leaves two puzzles on this day.'}
        </p>
      )}
      <div className={form['actions']}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        {canKeepBoth && (
          <Button variant="quiet" onClick={() => onChoose('keepBoth')}>
            Keep both
          </Button>
        )}
        <Button onClick={() => onChoose('replace')}>Replace</Button>
      </div>
    </Dialog>
  );
}

/** Restores puzzles with one press, and asks if something is in the way, in a dialog for the caller to render. */
export function useRestore(): {
  readonly restore: (puzzle: Restorable) => void;
  readonly dialog: ReactElement | null;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isSending, setIsSending] = useState(false);

  const finish = (puzzle: Restorable): void => {
    setQuestion(null);
    noteDeskChange();
    puzzle.onGone();
  };
  const report = (error: unknown, puzzle: Restorable): void => {
    const { status, reason, field } = error instanceof ApiError ? error : { reason: undefined };
    if (status === 409 && reason !== undefined) return setQuestion({ puzzle, reason, field });
    showToast({ title: 'Failed to restore puzzle', description: reason, variant: 'destructive' });
    if (status === 404) finish(puzzle);
    else setQuestion(null);
  };
  const send = async (puzzle: Restorable, ifTaken?: IfTaken): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    try {
      const { id } = await sendAsAdmin(puzzle.requestFor(ifTaken));
      const description = id === puzzle.id ? puzzle.title : `${puzzle.title} has the id ${id} now.`;
      showToast({ title: 'Puzzle restored successfully', description });
      finish(puzzle);
    } catch (error) {
      report(error, puzzle);
    }
    setIsSending(false);
  };

  const dialog = question && (
    <ChoiceDialog
      question={question}
      onChoose={(ifTaken) => void send(question.puzzle, ifTaken)}
      onClose={() => setQuestion(null)}
    />
  );
  return { restore: (puzzle) => void send(puzzle), dialog };
}
