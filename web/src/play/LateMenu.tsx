import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useAskedPart } from '../lib/useLatePart.ts';
import { IconButton } from '../ui/Button.tsx';
import { LoadNote } from '../ui/LoadNote.tsx';

interface LateMenuProps<Part> {
  readonly id: string;
  readonly label: string;
  /** The shape of the icon on the button. */
  readonly icon: string;
  readonly styles: { readonly open?: string | undefined; readonly menu?: string | undefined };
  /** What the items are called while they are loading. */
  readonly items: string;
  readonly load: () => Promise<Part>;
  readonly children: (part: Part) => ReactNode;
}

/** A button that opens a menu; its items are loaded when it first opens. */
export function LateMenu<Part>({ id, label, icon, styles, items, load, children }: LateMenuProps<Part>) {
  const [isOpen, setIsOpen] = useState(false);
  const { part, retry } = useAskedPart(load, isOpen);
  // The browser opens it without our help, perhaps before React was there.
  const noticeOpen = useCallback((menu: HTMLElement | null) => {
    if (menu?.matches(':popover-open') === true) setIsOpen(true);
  }, []);
  return (
    <>
      <span className={styles.open}>
        <IconButton popoverTarget={id} aria-label={label}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        </IconButton>
      </span>
      <div
        ref={noticeOpen}
        id={id}
        popover="auto"
        className={styles.menu}
        role="group"
        aria-label={label}
        // Not before it opens: React may then show a toast, and no popover can open while another is opening.
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {part === null ? (
          <LoadNote
            loading={`Loading the ${items}...`}
            failure={`The ${items} could not be loaded just now.`}
            retry={retry}
          />
        ) : (
          children(part)
        )}
      </div>
    </>
  );
}
