import type { Direction } from '@monster/engine';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './ClueSections.module.css';

interface ClueSectionsProps<Each> {
  readonly entries: readonly Each[];
  /** Renders an entry as a list item. */
  readonly children: (entry: Each, index: number) => ReactNode;
}

/** The entries of a puzzle to be edited, across and down. */
export function ClueSections<Each extends { readonly direction: Direction }>({
  entries,
  children,
}: ClueSectionsProps<Each>) {
  const id = useId();
  return (['across', 'down'] as const).map((direction) => (
    <section key={direction} aria-labelledby={`${id}-${direction}`}>
      <h2 id={`${id}-${direction}`} className={styles['title']}>
        {direction === 'across' ? 'Across' : 'Down'}
      </h2>
      <ol className={styles['clues']}>
        {entries.map((entry, index) => (entry.direction === direction ? children(entry, index) : null))}
      </ol>
    </section>
  ));
}
