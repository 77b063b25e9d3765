import type { ApiRequest } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonLook } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import form from '../../ui/form/Form.module.css';
import { CodeForm } from './CodeForm.tsx';

interface CodeDialogProps<Reply> {
  readonly title: string;
  /** What happens. */
  readonly text: string;
  readonly action: string;
  readonly variant?: ButtonLook['variant'];
  readonly requestFor: (code: string) => ApiRequest<Reply>;
  readonly onClose: () => void;
  readonly onDone: (reply: Reply) => void;
}

/** Says what happens, and asks for a code before it does. */
export function CodeDialog<Reply>(props: CodeDialogProps<Reply>) {
  const { title, text, action, variant, requestFor, onClose, onDone } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <CodeForm label="Code from your app, or a recovery code" requestFor={requestFor} onDone={onDone}>
        <div className={form['actions']}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={variant}>
            {action}
          </Button>
        </div>
      </CodeForm>
    </Dialog>
  );
}
