import { send as sendRequest } from '../../api/client.ts';
import type { ApiRequest } from '../../api/client.ts';
import { useSendingWith } from '../../api/sending/useSendingWith.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import form from '../../ui/form/Form.module.css';

/** Something that cannot be taken back. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly request: ApiRequest<unknown>;
  readonly onDone: () => void;
}

/** Says what will happen, and does it if that is what the player wants. */
export function QuestionDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { title, text, action, request, onDone } = question;
  const { send, isSending, failure } = useSendingWith(sendRequest);
  const confirm = async (): Promise<void> => {
    if ((await send(request)) !== undefined) onDone();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      {failure !== null && <ErrorNote>{failure.reason}</ErrorNote>}
      <div className={form['actions']} aria-busy={isSending}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" onClick={() => void confirm()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
