/** The element that toasts appear in: in the top layer, above every dialog that is open. */
export interface ToastHost {
  readonly element: HTMLElement;
  /** Brings it to the top. A modal dialog makes all that is outside of it inert, so it moves into the dialog. */
  readonly raise: () => void;
  readonly remove: () => void;
}

/** Makes the host; once raised it stays on the page, even when the dialog that it moved into closes or goes away. */
export function createToastHost(className: string | undefined): ToastHost {
  const element = document.createElement('div');
  element.popover = 'manual';
  if (className !== undefined) element.className = className;

  const raise = (): void => {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    observer.disconnect();
    if (element.parentElement !== home) home.append(element);
    // To hide it for a moment would take the focus from its button.
    else if (!element.contains(document.activeElement)) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
    if (home !== document.body)
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  };
  const observer = new MutationObserver(() => {
    if (!element.isConnected || element.closest('dialog:not([open])') !== null) raise();
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
