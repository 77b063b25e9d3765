import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { inNextTask } from '../lib/inNextTask.ts';
import styles from './Dialog.module.css';
import { countOpenDialog } from './openDialogs.ts';

export interface DialogProps {
  readonly title: string;
  /** Stands above the title. */
  readonly picture?: ReactElement | undefined;
  /** False lets what covers the whole page, such as an ad, stand above the dialog and be used. */
  readonly isModal?: boolean;
  /** Called by Escape; without it the dialog can only be left by what it holds. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

const firstControl = 'a[href], :is(button, input, select, textarea):enabled';

/** Opens a dialog in two steps, since to make a whole page inert is enough for one task. Returns how to call it off. */
function openInSteps(dialog: HTMLDialogElement, isModal: boolean): () => void {
  const open = (): void => (isModal ? dialog.showModal() : dialog.show());
  const fill = (): void => void (dialog.dataset['filled'] = '');
  // Behind another dialog the page is inert already.
  if ('filled' in dialog.dataset || document.querySelector(':modal') !== null) {
    fill();
    open();
    return () => {};
  }
  let callOff = inNextTask(() => {
    open();
    callOff = inNextTask(() => {
      fill();
      dialog.querySelector<HTMLElement>(firstControl)?.focus();
    });
  });
  return () => callOff();
}

/** A dialog, modal unless told otherwise: the browser keeps the focus inside and gives it back where it was. Open while it is rendered. */
export function Dialog({ title, picture, isModal = true, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect, since a dialog that is closed only after it left the page does not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const callOff = openInSteps(element, isModal);
    const uncount = countOpenDialog();
    return () => {
      callOff();
      element.close();
      uncount();
    };
  }, [isModal]);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
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
