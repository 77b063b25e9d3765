import { FileCard } from './FileCard.tsx';
import styles from './UploadTab.module.css';
import type { QueueItem } from './uploadQueue.ts';
import type { Uploads } from './uploads.ts';

interface FileGroupProps {
  readonly name: string;
  readonly items: readonly QueueItem[];
  readonly uploads: Pick<Uploads, 'correct' | 'remove'>;
  /** Where the focus goes when the last card of the group is gone. */
  readonly focusHome: () => void;
}

/** The files that are in the same case. */
export function FileGroup({ name, items, uploads, focusHome }: FileGroupProps) {
  if (items.length === 0) return null;
  const remove = (index: number, key: number): void => {
    const next = items[index + 1] ?? items[index - 1];
    uploads.remove([key]);
    if (next === undefined) focusHome();
    else document.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <section className={styles['group']}>
      <h2>
        {name} ({items.length})
      </h2>
      <ul className={styles['cards']}>
        {items.map((item, index) => (
          <FileCard
            key={item.key}
            item={item}
            onFacts={(facts) => void uploads.correct(item, facts)}
            onRemove={() => remove(index, item.key)}
          />
        ))}
      </ul>
    </section>
  );
}
