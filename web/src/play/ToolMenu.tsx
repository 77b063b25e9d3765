import { useState } from 'react';
import { useAskedPart } from '../lib/useLatePart.ts';
import { IconButton } from '../ui/Button.tsx';
import { LoadNote } from '../ui/LoadNote.tsx';
import type { ToolMenuItemsProps } from './menu/ToolMenuItems.tsx';
import styles from './ToolMenu.module.css';

const loadItems = () => import('./menu/ToolMenuItems.tsx');
const menuId = 'tool-menu';

/** Opens a menu with everything that has no button of its own; its items are loaded when it first opens. */
export function ToolMenu(props: Omit<ToolMenuItemsProps, 'menuId'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { part, retry } = useAskedPart(loadItems, isOpen);
  return (
    <>
      <span className={styles['open']}>
        <IconButton popoverTarget={menuId} aria-label="More tools">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h.01M12 12h.01M19 12h.01" />
          </svg>
        </IconButton>
      </span>
      <div
        id={menuId}
        popover="auto"
        className={styles['menu']}
        role="group"
        aria-label="More tools"
        onBeforeToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {part === null ? (
          <LoadNote loading="Loading..." failure="The tools could not be loaded just now." retry={retry} />
        ) : (
          <part.ToolMenuItems {...props} menuId={menuId} />
        )}
      </div>
    </>
  );
}
