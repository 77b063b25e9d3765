import { LateMenu } from './LateMenu.tsx';
import type { ToolMenuItemsProps } from './menu/ToolMenuItems.tsx';
import styles from './ToolMenu.module.css';

const loadItems = () => import('./menu/ToolMenuItems.tsx');
const menuId = 'tool-menu';

/** Opens a menu with everything that has no button of its own. */
export function ToolMenu(props: Omit<ToolMenuItemsProps, 'menuId'>) {
  return (
    <LateMenu
      id={menuId}
      label="More tools"
      icon="M5 12h.01M12 12h.01M19 12h.01"
      styles={styles}
      items="tools"
      load={loadItems}
    >
      {(part) => <part.ToolMenuItems {...props} menuId={menuId} />}
    </LateMenu>
  );
}
