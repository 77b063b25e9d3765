import type { FilePreview } from '@monster/contract';
import { Button } from '../../../ui/Button.tsx';
import { DifficultyStars } from '../../../ui/DifficultyStars.tsx';
import type { Facts } from '../facts.ts';
import { PuzzlePicture } from '../PuzzlePicture.tsx';
import { FactsForm } from './FactsForm.tsx';
import { FileMore } from './FileMore.tsx';
import { Problems } from './Problems.tsx';
import styles from './UploadTab.module.css';
import type { QueueItem } from './uploadQueue.ts';

interface FileCardProps {
  readonly item: QueueItem;
  readonly onFacts: (facts: Facts) => void;
  readonly onRemove: () => void;
}

function placesOf({ problems }: FilePreview) {
  return problems.flatMap(({ row, column }) =>
    row === undefined || column === undefined ? [] : [{ row, column }],
  );
}

/** The problems that are not said at a field of the form. */
const withoutField = ({ problems }: FilePreview) => problems.filter(({ field }) => field === undefined);

function stateOf({ step, stored }: QueueItem): string {
  if (stored !== null) return `${stored.replaced ? 'Replaced' : 'Stored as'} ${stored.id}`;
  return { waiting: 'Waiting', checking: 'Checking…', checked: '', sending: 'Uploading…', stored: '' }[step];
}

/** The facts that are known of a file. */
function Metadata({ preview: { metadata, cells, replaces } }: { preview: FilePreview }) {
  const { title, author, difficulty, datePublished } = metadata;
  return (
    <p className={styles['metadata']}>
      {title !== undefined && <strong>{title}</strong>}
      {author !== undefined && <span>by {author}</span>}
      {difficulty !== undefined && <DifficultyStars difficulty={difficulty} />}
      {datePublished !== undefined && <time dateTime={datePublished}>{datePublished}</time>}
      {cells.length > 0 && (
        <span>
          {cells.length}×{cells[0]?.length}
        </span>
      )}
      {replaces !== null && <span className={styles['replaces']}>Replaces {replaces}</span>}
    </p>
  );
}

/** One file of the queue: what the dry run found, and what became of it. */
export function FileCard({ item, onFacts, onRemove }: FileCardProps) {
  const { file, step, preview, trouble, stored } = item;
  const isBusy = step === 'checking' || step === 'sending';
  const needsFacts =
    step === 'checked' && preview !== null && preview.csv !== null && preview.problems.length > 0;
  const state = stateOf(item);
  return (
    <li className={styles['card']} data-key={item.key} tabIndex={-1}>
      {preview !== null && preview.cells.length > 0 && (
        <div className={styles['thumb']}>
          <PuzzlePicture cells={preview.cells} marks={placesOf(preview)} />
        </div>
      )}
      <div className={styles['body']}>
        <h3 className={styles['name']}>{file.name}</h3>
        {preview !== null && <Metadata preview={preview} />}
        {state !== '' && <p className={stored === null ? undefined : styles['done']}>{state}</p>}
        {isBusy && <progress aria-label={`${state} ${file.name}`} />}
        {trouble !== null && <p className={styles['trouble']}>{trouble}</p>}
        {step !== 'stored' && preview !== null && (
          <Problems problems={needsFacts ? withoutField(preview) : preview.problems} />
        )}
        {needsFacts && <FactsForm preview={preview} onFacts={onFacts} />}
        <FileMore item={item} />
      </div>
      {!isBusy && (
        <Button variant="quiet" size="small" aria-label={`Remove ${file.name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </li>
  );
}
