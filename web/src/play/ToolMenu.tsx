import { useState } from 'react';
import { useLatePart } from '../lib/useLatePart.ts';
import { IconButton } from '../ui/Button.tsx';
import { tellLoadFailure } from '../ui/toasts.ts';
import type { ToolMenuItemsProps } from './menu/ToolMenuItems.tsx';
import styles from './ToolMenu.module.css';

const loadItems = () => import('./menu/ToolMenuItems.tsx');
const menuId = 'tool-menu';

/** Opens a menu with everything that has no button of its own; its items are loaded when it first opens. */
export function ToolMenu(props: Omit<ToolMenuItemsProps, 'menuId'>) {
  const [isOpen, setIsOpen] = useState(false);
  const part = useLatePart(loadItems, isOpen, tellLoadFailure);
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
        {part === null ? 'Loading...' : <part.ToolMenuItems {...props} menuId={menuId} />}
      </div>
    </>
  );
}
