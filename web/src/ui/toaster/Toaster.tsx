import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { createToastHost } from './toastHost.ts';
import type { ToastHost } from './toastHost.ts';
import styles from './Toaster.module.css';
import { currentToast, dismissToast, holdToast, openToastPlace, releaseToast } from '../toasts.ts';
import type { Toast, ToastMessage } from '../toasts.ts';

/** Screen readers miss text that arrives together with its live region, so the region comes first. */
const regionLeadMs = 50;
const swipeThresholdPx = 50;
const swipeSlackPx = 6;

/** The place where toasts appear. */
export function Toaster() {
  const [host] = useState(() => createToastHost(styles['host']));
  useEffect(() => {
    host.raise();
    const closePlace = openToastPlace();
    return () => {
      closePlace();
      host.remove();
    };
  }, [host]);
  return createPortal(<ToastBox host={host} />, host.element);
}

function useToast({ raise }: ToastHost) {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      if (currentToast.get()?.isOpen === true) raise();
      clearTimeout(timer);
      timer = setTimeout(() => setToast(currentToast.get()), regionLeadMs);
    };
    // The toast may be older than this place for it.
    show();
    const unsubscribe = currentToast.subscribe(show);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [raise]);
  return toast?.isOpen === true ? toast : null;
}

/** Stops the countdown while the pointer or the focus is on the toast. */
function useHold(isOpen: boolean) {
  const holds = useRef({ pointer: false, focus: false });
  useEffect(() => {
    // A close button that is removed while it has the focus fires no blur event.
    if (!isOpen) holds.current = { pointer: false, focus: false };
  }, [isOpen]);
  const hold = (by: 'pointer' | 'focus', isOn: boolean): void => {
    holds.current[by] = isOn;
    if (holds.current.pointer || holds.current.focus) holdToast();
    else releaseToast();
  };
  return {
    onPointerEnter: () => hold('pointer', true),
    onPointerLeave: () => hold('pointer', false),
    onFocus: () => hold('focus', true),
    onBlur: (event: FocusEvent) => hold('focus', event.currentTarget.contains(event.relatedTarget)),
  };
}

/** Lets a finger push the element sideways; beyond 50 px it is swiped away, otherwise it springs back. */
function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const distance = ({ clientX }: PointerEvent) => (startX.current === null ? 0 : clientX - startX.current);

  const finish = (event: PointerEvent<HTMLElement>, isSwiped: boolean): void => {
    startX.current = null;
    event.currentTarget.style.translate = '';
    if (isSwiped) onSwipe();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = distance(event);
      if (Math.abs(moved) < swipeSlackPx) return;
      // Captured only now: capturing on the first touch would take clicks away from the buttons inside.
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.translate = `${moved}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) =>
      finish(event, Math.abs(distance(event)) >= swipeThresholdPx),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event, false),
  };
}

/** The toast is gone once its action has run. */
function ToastAction({ label, run }: NonNullable<ToastMessage['action']>) {
  const act = (): void => {
    dismissToast();
    run();
  };
  return (
    <button
      className={styles['action']}
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {label}
    </button>
  );
}

function ToastBox({ host }: { readonly host: ToastHost }) {
  const toast = useToast(host);
  const swipe = useSwipe(dismissToast);
  const hold = useHold(toast !== null);
  return (
    <div
      className={toast === null ? undefined : styles['toast']}
      data-variant={toast?.variant}
      {...swipe}
      {...hold}
    >
      <output aria-live="polite" aria-atomic="true">
        {toast !== null && (
          <span key={toast.id} className={styles['text']}>
            <strong>{toast.title}</strong> <span>{toast.description}</span>
          </span>
        )}
      </output>
      {toast?.action !== undefined && <ToastAction {...toast.action} />}
      {toast !== null && (
        <button
          className={styles['close']}
          type="button"
          aria-label="Close"
          // Pressing it leaves the focus where it was: the button is removed, and the focus would be lost with it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={dismissToast}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.5 3.5l9 9m0-9l-9 9" />
          </svg>
        </button>
      )}
    </div>
  );
}
