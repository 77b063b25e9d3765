/** The element that toasts appear in: it lies in the top layer, above every open dialog. */
export interface ToastHost {
  readonly element: HTMLElement;
  /** Brings it to the top. A modal dialog makes everything outside it inert, so the host moves into the dialog. */
  readonly raise: () => void;
  readonly remove: () => void;
}

/** Creates the host. Once raised it stays on the page, even when the dialog it moved into closes or is removed. */
export function createToastHost(className: string | undefined): ToastHost {
  const element = document.createElement('div');
  element.popover = 'manual';
  if (className !== undefined) element.className = className;

  const raise = (): void => {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    observer.disconnect();
    if (element.parentElement !== home) home.append(element);
    // Hiding it, even briefly, would take the focus from its button.
    else if (!element.contains(document.activeElement)) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
    const isInDialog = home !== document.body;
    observer.observe(document.body, { childList: isInDialog, subtree: true, attributeFilter: ['open'] });
  };
  /** True when a dialog has opened over an open toast. */
  const isCovered = (): boolean =>
    element.textContent !== '' &&
    element.closest('dialog') === null &&
    document.querySelector(':modal') !== null;
  const observer = new MutationObserver(() => {
    if (!element.isConnected || element.closest('dialog:not([open])') !== null || isCovered()) raise();
  });
  return {
    element,
    raise,
    remove: () => {
      observer.disconnect();
      element.remove();
    },
  };
}
