import { LateMenu } from './LateMenu.tsx';
import styles from './SettingsMenu.module.css';

const loadItems = () => import('./settings/SettingsItems.tsx');
const menuId = 'play-settings';

/** Opens a small menu of play settings. */
export function SettingsMenu({ onStartOver }: { onStartOver: (() => void) | undefined }) {
  return (
    <LateMenu
      id={menuId}
      label="Settings"
      icon="M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M10 14v6"
      styles={styles}
      items="settings"
      load={loadItems}
    >
      {(part) => <part.SettingsItems menuId={menuId} onStartOver={onStartOver} />}
    </LateMenu>
  );
}
