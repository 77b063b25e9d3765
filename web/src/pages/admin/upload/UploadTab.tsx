import { useRef } from 'react';
import { DropZone } from './DropZone.tsx';
import { FileCard } from './FileCard.tsx';
import { UploadActions } from './UploadActions.tsx';
import { groupsOf } from './uploadQueue.ts';
import type { QueueItem } from './uploadQueue.ts';
import type { Uploads } from './uploads.ts';
import styles from './UploadTab.module.css';
import { useUploads } from './useUploads.ts';

interface FileGroupProps {
  readonly name: string;
  readonly items: readonly QueueItem[];
  readonly uploads: Pick<Uploads, 'correct' | 'remove'>;
  /** Where the focus goes when the last card of the group is gone. */
  readonly focusHome: () => void;
}

/** The files that are in the same case. */
function FileGroup({ name, items, uploads, focusHome }: FileGroupProps) {
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
            onMetadata={(metadata) => void uploads.correct(item, metadata)}
            onRemove={() => remove(index, item.key)}
          />
        ))}
      </ul>
    </section>
  );
}

const groupNames = {
  wrong: 'Needs attention',
  ready: 'Ready',
  pending: 'Checking',
  stored: 'Stored',
} as const;
const groupOrder = ['wrong', 'ready', 'pending', 'stored'] as const;

/** Takes puzzle files, shows what the server makes of each, and uploads those that are sound. */
export function UploadTab() {
  const uploads = useUploads();
  const top = useRef<HTMLDivElement>(null);
  const groups = groupsOf(uploads.items);
  const focusHome = () => top.current?.focus();
  return (
    <div ref={top} className={styles['tab']} tabIndex={-1}>
      <DropZone onFiles={(files) => void uploads.add(files)} />
      <UploadActions uploads={uploads} groups={groups} focusHome={focusHome} />
      {groupOrder.map((group) => (
        <FileGroup
          key={group}
          name={groupNames[group]}
          items={groups[group]}
          uploads={uploads}
          focusHome={focusHome}
        />
      ))}
    </div>
  );
}
