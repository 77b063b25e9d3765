import type { Scope } from '@monster/engine';
import { archiveHref } from '../../daily/dailyLinks.ts';
import { settingLabels } from '../../game/late/settingLabels.ts';
import { changeSetting } from '../../game/playSettings.ts';
import { focusCellInput } from '../../game/cellInput.ts';
import type { Tools } from '../Controls.tsx';
import { useGameOnScreen } from '../GameContext.ts';
import { usePlaySettings } from '../usePlaySettings.ts';
import styles from './ToolMenuItems.module.css';

export interface ToolMenuItemsProps {
  readonly menuId: string;
  readonly tools: Tools;
  readonly hasTimer: boolean;
  readonly isPlaying: boolean;
  readonly onPause: (() => void) | undefined;
}

const scopes: readonly Scope[] = ['letter', 'word', 'grid'];

/** Checks and reveals as little as the player wants; undo, the pencil and the pause are here too. */
export function ToolMenuItems({ menuId, tools, hasTimer, isPlaying, onPause }: ToolMenuItemsProps) {
  const { store, roomFor } = useGameOnScreen();
  const { pencil } = usePlaySettings();
  const item = (label: string, run: () => void, isEnabled = isPlaying) => (
    <button
      key={label}
      type="button"
      disabled={!isEnabled}
      popoverTarget={menuId}
      popoverTargetAction="hide"
      onClick={run}
    >
      {label}
    </button>
  );
  const edit = (type: 'undo' | 'redo' | 'inkPencil') => (): void => {
    store.dispatch({ type });
    focusCellInput();
  };
  return (
    <div className={styles['items']}>
      <div className={styles['scopes']}>
        {scopes.map((scope) => item(`Check ${scope}`, () => tools.check(scope)))}
        {scopes.map((scope) => item(`Reveal ${scope}`, () => tools.reveal(scope)))}
      </div>
      {hasTimer && <p>Revealing a letter or a word sets the score of this puzzle to 0.</p>}
      {item('Undo', edit('undo'), true)}
      {item('Redo', edit('redo'))}
      <label>
        <input
          type="checkbox"
          checked={pencil}
          onChange={(event) => changeSetting('pencil', event.currentTarget.checked)}
        />
        {settingLabels.pencil}
      </label>
      {item('Make pencil firm', edit('inkPencil'))}
      {onPause && item('Pause', onPause)}
      {roomFor !== undefined && <a href={`/together?puzzle=${encodeURIComponent(roomFor)}`}>Play together</a>}
      <nav className={styles['places']} aria-label="More pages">
        <a href="/">Home</a>
        <a href={archiveHref(new URLSearchParams(location.search))}>Archive</a>
        <a href="/lair">Lair</a>
      </nav>
    </div>
  );
}
