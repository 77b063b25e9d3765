import type { Retry } from '../lib/retry.ts';
import { useIsInBrowser } from '../lib/useIsInBrowser.ts';
import { Button, LinkButton } from './Button.tsx';
import type { ButtonLook } from './Button.tsx';

/** A ref: when what was asked for takes the place of the button, the focus stays in that place. */
function keepFocus(button: HTMLElement | null): () => void {
  return () => {
    const place = button?.closest<HTMLElement>('section, main, [popover]');
    if (!place || document.activeElement !== button) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
}

/** A ref: the button also takes the focus. */
function takeFocus(button: HTMLElement | null): () => void {
  button?.focus();
  return keepFocus(button);
}

interface RetryButtonProps extends ButtonLook {
  readonly retry: Retry;
  /** Takes the focus as soon as it appears, for a button that a failed try has replaced. */
  readonly takesFocus?: boolean;
}

/** Tries again what has failed. It keeps the focus while it does. Without scripts, it is a link that reloads the page. */
export function RetryButton({ retry, takesFocus = false, ...look }: RetryButtonProps) {
  if (!useIsInBrowser())
    return (
      <LinkButton {...look} href="">
        Try again
      </LinkButton>
    );
  return (
    <Button
      {...look}
      ref={takesFocus ? takeFocus : keepFocus}
      aria-disabled={retry.isRunning}
      onClick={retry.start}
    >
      Try again
    </Button>
  );
}
