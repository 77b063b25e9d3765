import type { ComponentProps } from 'react';
import styles from './ManageTab.module.css';

/** What a row is dragged by; the buttons beside it do the same, so it is only for pointers. */
export function DragHandle(drag: Omit<ComponentProps<'span'>, 'className'>) {
  return (
    <span className={styles['handle']} aria-hidden="true" title="Drag to another place" {...drag}>
      <svg viewBox="0 0 16 24">
        <path d="M5 4v.01M11 4v.01M5 12v.01M11 12v.01M5 20v.01M11 20v.01" />
      </svg>
    </span>
  );
}
