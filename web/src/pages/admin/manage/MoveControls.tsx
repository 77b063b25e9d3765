import type { ComponentProps } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './ManageTab.module.css';

interface MoveControlsProps {
  readonly title: string;
  readonly onMove: (by: 1 | -1) => void;
  /** What makes the handle one. */
  readonly drag: Omit<ComponentProps<'span'>, 'className'>;
}

/** A handle to drag the row by, and buttons that do the same one step at a time. */
export function MoveControls({ title, onMove, drag }: MoveControlsProps) {
  return (
    <span className={styles['move']}>
      <span className={styles['handle']} aria-hidden="true" title="Drag to another place" {...drag}>
        <svg viewBox="0 0 16 24">
          <path d="M5 4v.01M11 4v.01M5 12v.01M11 12v.01M5 20v.01M11 20v.01" />
        </svg>
      </span>
      <Button
        variant="quiet"
        size="small"
        data-move="-1"
        aria-label={`Move up: ${title}`}
        onClick={() => onMove(-1)}
      >
        ↑
      </Button>
      <Button
        variant="quiet"
        size="small"
        data-move="1"
        aria-label={`Move down: ${title}`}
        onClick={() => onMove(1)}
      >
        ↓
      </Button>
    </span>
  );
}
