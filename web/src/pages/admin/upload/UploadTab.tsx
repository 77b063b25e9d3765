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
  /** Moves the focus away from the last card of the group when it is removed. */
  readonly focusTab: () => void;
}

/** The files in the same state. */
function FileGroup({ name, items, uploads, focusTab }: FileGroupProps) {
  if (items.length === 0) return null;
  const remove = (index: number, key: number): void => {
    const next = items[index + 1] ?? items[index - 1];
    uploads.remove([key]);
    if (next === undefined) focusTab();
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

/** Takes puzzle files, shows what the server finds in each, and uploads the valid ones. */
export function UploadTab() {
  const uploads = useUploads();
  const tab = useRef<HTMLDivElement>(null);
  const groups = groupsOf(uploads.items);
  const focusTab = () => tab.current?.focus();
  return (
    <div ref={tab} className={styles['tab']} tabIndex={-1}>
      <DropZone onFiles={(files) => void uploads.add(files)} />
      <UploadActions uploads={uploads} groups={groups} focusTab={focusTab} />
      {groupOrder.map((group) => (
        <FileGroup
          key={group}
          name={groupNames[group]}
          items={groups[group]}
          uploads={uploads}
          focusTab={focusTab}
        />
      ))}
    </div>
  );
}
