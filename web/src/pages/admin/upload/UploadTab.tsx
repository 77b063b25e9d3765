import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { DropZone } from './DropZone.tsx';
import { FileCard } from './FileCard.tsx';
import { findTwins } from './findTwins.ts';
import { UploadActions } from './UploadActions.tsx';
import { groupsOf } from './uploadQueue.ts';
import type { QueueItem } from './uploadQueue.ts';
import type { Uploads } from './uploads.ts';
import styles from './UploadTab.module.css';
import { useUploads } from './useUploads.ts';

interface FileGroupProps {
  readonly name: string;
  readonly items: readonly QueueItem[];
  readonly twins: ReturnType<typeof findTwins>;
  readonly uploads: Pick<Uploads, 'agree' | 'correct' | 'remove' | 'retry'>;
  /** Moves the focus away from the last card of the group when it is removed. */
  readonly focusTab: () => void;
}

function focusCard(key: number): void {
  document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
}

/** The files in the same state. */
function FileGroup({ name, items, twins, uploads, focusTab }: FileGroupProps) {
  if (items.length === 0) return null;
  const remove = (index: number, key: number): void => {
    const next = items[index + 1] ?? items[index - 1];
    uploads.remove([key]);
    if (next === undefined) focusTab();
    else focusCard(next.key);
  };
  const agree = (key: number, isAgreed: boolean): void => {
    // The card moves to another group.
    flushSync(() => uploads.agree([key], isAgreed));
    focusCard(key);
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
            twin={twins.twins.get(item.key)}
            rival={twins.sameDay.get(item.key)}
            onAgree={(isAgreed) => agree(item.key, isAgreed)}
            onRetry={() => void uploads.retry([item.key])}
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
  asking: 'Would replace a puzzle',
  ready: 'Ready',
  pending: 'Checking',
  stored: 'Stored',
} as const;
const groupOrder = ['wrong', 'asking', 'ready', 'pending', 'stored'] as const;

/** Takes puzzle files, shows what the server finds in each, and uploads the valid ones. */
export function UploadTab() {
  const uploads = useUploads();
  const tab = useRef<HTMLDivElement>(null);
  const { sending, ...groups } = groupsOf(uploads.items);
  const shown = { ...groups, ready: [...sending, ...groups.ready] };
  const twins = findTwins(uploads.items);
  const focusTab = () => tab.current?.focus();
  return (
    <div ref={tab} className={styles['tab']} tabIndex={-1}>
      <DropZone onFiles={(files) => void uploads.add(files)} />
      <UploadActions uploads={uploads} groups={shown} focusTab={focusTab} />
      {groupOrder.map((group) => (
        <FileGroup
          key={group}
          name={groupNames[group]}
          items={shown[group]}
          twins={twins}
          uploads={uploads}
          focusTab={focusTab}
        />
      ))}
    </div>
  );
}
