import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { inNextTask } from '../lib/inNextTask.ts';
import styles from './Dialog.module.css';
import { countOpenDialog } from './openDialogs.ts';

export interface DialogProps {
  readonly title: string;
  /** Shown above the title. */
  readonly picture?: ReactElement | undefined;
  /** False lets something that covers the whole page, such as an ad, appear above the dialog and be used. */
  readonly isModal?: boolean;
  /** The id of what a screen reader reads when the dialog opens. */
  readonly describedBy?: string;
  /** Called on Escape; without it, only the dialog's own controls can close it. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** What is beside the point, and may arrive later, does not take the focus. */
const firstControl = ':is(a[href], :is(button, input, select, textarea):enabled):not([data-aside] *)';

/** Opens a dialog in two steps, since making a whole page inert is enough for one task. Returns a function that cancels. */
function openInSteps(dialog: HTMLDialogElement, isModal: boolean): () => void {
  const open = (): void => (isModal ? dialog.showModal() : dialog.show());
  const fill = (): void => void (dialog.dataset['filled'] = '');
  // Behind another dialog, the page is already inert.
  if ('filled' in dialog.dataset || document.querySelector(':modal') !== null) {
    fill();
    open();
    return () => {};
  }
  let cancel = inNextTask(() => {
    open();
    cancel = inNextTask(() => {
      fill();
      // A dialog that is taller than the screen is read from its top.
      dialog.querySelector<HTMLElement>(firstControl)?.focus({ preventScroll: true });
    });
  });
  return () => cancel();
}

/**
 * A dialog that is open while it is rendered. It is modal by default: the browser keeps the focus inside and restores it
 * afterwards.
 */
export function Dialog({ title, picture, isModal = true, describedBy, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect, since a dialog that is closed after it has left the page does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const cancel = openInSteps(element, isModal);
    const uncount = countOpenDialog();
    return () => {
      cancel();
      element.close();
      uncount();
    };
  }, [isModal]);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-settling
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {picture !== undefined && <div className={styles['picture']}>{picture}</div>}
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
