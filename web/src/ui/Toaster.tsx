import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { useIsInBrowser } from '../lib/useIsInBrowser.ts';
import { createToastHost } from './toastHost.ts';
import type { ToastHost } from './toastHost.ts';
import styles from './Toaster.module.css';
import { currentToast, dismissToast, holdToast, releaseToast } from './toasts.ts';
import { useSwipe } from './useSwipe.ts';

/** Screen readers miss a text that arrives together with the region it is in, so the region comes first. */
const regionLeadMs = 50;

/** The place where toasts appear; its live region is on the page from the start. */
export function Toaster() {
  return useIsInBrowser() ? <TopLayer /> : null;
}

function TopLayer() {
  const [host] = useState(() => createToastHost(styles['host']));
  useEffect(() => {
    host.raise();
    return host.remove;
  }, [host]);
  return createPortal(<ToastBox host={host} />, host.element);
}

function useToast({ raise }: ToastHost) {
  const [subscribe] = useState(() => (listener: () => void) => {
    const onChange = (): void => {
      if (currentToast.get()?.isOpen === true) raise();
      setTimeout(listener, regionLeadMs);
    };
    return currentToast.subscribe(onChange);
  });
  const toast = useSyncExternalStore(subscribe, currentToast.get);
  return toast?.isOpen === true ? toast : null;
}

/** The countdown stands still as long as the pointer or the focus is on the toast. */
function useHold(isOpen: boolean) {
  const holds = useRef({ pointer: false, focus: false });
  useEffect(() => {
    // A close button that goes away while it has the focus tells nobody of its loss.
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
      {toast !== null && (
        <button
          className={styles['close']}
          type="button"
          aria-label="Close"
          // A press on it leaves the focus where it was: the button goes away and would take it along.
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
