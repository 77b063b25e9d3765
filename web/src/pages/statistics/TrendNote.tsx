import type { ReactNode } from 'react';
import styles from './StatisticsPage.module.css';

interface TrendNoteProps {
  /** Which way the figure went; for times and hints, down is better. */
  readonly direction: 'down' | 'up' | 'level';
  readonly children: ReactNode;
}

const arrows = { down: '↓', up: '↑', level: '→' };

/** A change in words, with an arrow for the eye. */
export function TrendNote({ direction, children }: TrendNoteProps) {
  return (
    <p className={styles['trend']} data-direction={direction}>
      <span aria-hidden="true">{arrows[direction]}</span>
      <span>{children}</span>
    </p>
  );
}

/** Says how far the trend is away. */
export function TrendAhead({ missing }: { readonly missing: number }) {
  return (
    <p className={styles['ahead']}>
      {missing === 1 ? 'One more solve' : `${missing} more solves`} and your trend will show here.
    </p>
  );
}
