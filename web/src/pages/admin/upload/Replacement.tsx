import { ReplacedList } from '../../../admin/ReplacedList.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './UploadTab.module.css';
import type { QueueItem } from './uploadQueue.ts';

interface ReplacementProps {
  readonly item: QueueItem;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** Names the puzzles that a file would replace, and asks whether it may. */
export function Replacement({ item: { file, preview, isAgreed }, onAgree }: ReplacementProps) {
  const replacing = preview?.problems.length === 0 ? preview.replacing : [];
  if (replacing.length === 0) return null;
  const these = replacing.length === 1 ? 'this puzzle' : 'these puzzles';
  const text = isAgreed ? `Keep ${these}` : `Replace ${these}`;
  return (
    <div className={styles['replacement']}>
      <p>{isAgreed ? `The upload will replace ${these}:` : `The upload would replace ${these}:`}</p>
      <ReplacedList puzzles={replacing} />
      <Button
        variant="quiet"
        size="small"
        aria-label={`${text}: ${file.name}`}
        onClick={() => onAgree(!isAgreed)}
      >
        {text}
      </Button>
    </div>
  );
}
