import { useRef } from 'react';
import { DropZone } from './DropZone.tsx';
import { FileGroup } from './FileGroup.tsx';
import { groupsOf } from './uploadQueue.ts';
import { UploadActions } from './UploadActions.tsx';
import styles from './UploadTab.module.css';
import { useUploads } from './useUploads.ts';

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
