import type { Metadata } from '@monster/engine';
import type { FilePreview } from '@monster/contract';
import { useState } from 'react';
import { readMetadata } from '../../../admin/metadata.ts';
import { MetadataFields } from '../../../admin/MetadataFields.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DifficultyStars } from '../../../ui/DifficultyStars.tsx';
import { ClueLists } from '../../../admin/picture/ClueLists.tsx';
import { PuzzleIntroduction } from '../../../admin/picture/PuzzleIntroduction.tsx';
import { PuzzlePicture } from '../../../admin/picture/PuzzlePicture.tsx';
import { Replacement } from './Replacement.tsx';
import styles from './UploadTab.module.css';
import type { QueueItem } from './uploadQueue.ts';

type Problem = FilePreview['problems'][number];

/** Nobody reads more, and fixing the first ones often fixes the rest. */
const maxProblems = 12;

function textOf({ message, line }: Problem): string {
  return line === undefined || /\bline \d/iu.test(message) ? message : `Line ${line}: ${message}`;
}

/** Lists what is wrong with a file. */
function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  const shown = problems.slice(0, maxProblems).map(textOf);
  return (
    <ul className={styles['problems']} aria-label="Errors">
      {shown.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {problems.length > maxProblems && <li>… and {problems.length - maxProblems} more.</li>}
    </ul>
  );
}

interface MetadataFormProps {
  readonly preview: FilePreview;
  readonly onMetadata: (metadata: Metadata) => void;
}

/** Asks for the metadata that is missing from an otherwise valid file and its name. */
function MetadataForm({ preview: { file, metadata, problems }, onMetadata }: MetadataFormProps) {
  const errors = Object.fromEntries(
    problems.flatMap(({ field, message }) => (field === undefined ? [] : [[field, message]])),
  );
  const known = Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined));
  return (
    <form
      className={styles['details']}
      aria-label={`Details of ${file}`}
      onSubmit={(event) => {
        event.preventDefault();
        onMetadata(readMetadata(event.currentTarget));
      }}
    >
      <MetadataFields metadata={known} errors={errors} />
      <Button type="submit" variant="quiet" size="small">
        Use these details
      </Button>
    </form>
  );
}

/** The warnings and clues of a file, collapsed at first. */
function WarningsAndClues({ item: { preview, notes } }: { item: QueueItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const warnings = [...new Set([...notes, ...(preview?.warnings ?? [])])];
  return (
    <>
      {warnings.length > 0 && (
        <details>
          <summary>{warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}</summary>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
      {preview !== null && preview.acrossClues.length > 0 && (
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>Clues</summary>
          {/* Rendered only when opened: hundreds of files have tens of thousands of clues. */}
          {isOpen && <ClueLists across={preview.acrossClues} down={preview.downClues} />}
        </details>
      )}
    </>
  );
}

interface FileCardProps {
  readonly item: QueueItem;
  /** An earlier file with the same title, author and date. */
  readonly twin: QueueItem | undefined;
  /** An earlier Daily Teaser for the same date. */
  readonly rival: QueueItem | undefined;
  readonly onMetadata: (metadata: Metadata) => void;
  readonly onAgree: (isAgreed: boolean) => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function problemCells({ problems }: FilePreview) {
  return problems.flatMap(({ row, column }) =>
    row === undefined || column === undefined ? [] : [{ row, column }],
  );
}

/** The problems that are not shown next to a field of the form. */
const withoutField = ({ problems }: FilePreview) => problems.filter(({ field }) => field === undefined);

function describeState({ step, stored, trouble }: QueueItem): string {
  if (step === 'waiting' && trouble !== null) return 'Not checked';
  if (stored !== null) return `${stored.replaced ? 'Replaced' : 'Stored as'} ${stored.id}`;
  return { waiting: 'Waiting', checking: 'Checking…', checked: '', sending: 'Uploading…', stored: '' }[step];
}

/** The metadata of a file, as far as it is known. */
function KnownMetadata({ preview: { metadata, cells, replaces } }: { preview: FilePreview }) {
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

/** Says what is in the way of a file: a call that failed, or another file of the list. */
function Obstacles({
  item,
  twin,
  rival,
  onRetry,
}: Omit<FileCardProps, 'onMetadata' | 'onAgree' | 'onRemove'>) {
  const { file, step, trouble } = item;
  const canRetry = step === 'waiting' ? trouble !== null : step === 'checked' && twin !== undefined;
  return (
    <>
      {trouble !== null && <p className={styles['trouble']}>{trouble}</p>}
      {twin !== undefined && step === 'checked' && (
        <p className={styles['trouble']}>
          It has the same title, author and date as an earlier file of this list, {twin.file.name}. Only one
          of them can be stored; please remove the other.
        </p>
      )}
      {rival !== undefined && step === 'checked' && (
        <p>An earlier file of this list is a Daily Teaser for the same date: {rival.file.name}.</p>
      )}
      {canRetry && (
        <div>
          <Button variant="quiet" size="small" aria-label={`Check again: ${file.name}`} onClick={onRetry}>
            Check again
          </Button>
        </div>
      )}
    </>
  );
}

/** One file of the queue: what the check found, and whether it was stored. */
export function FileCard({ item, onMetadata, onAgree, onRemove, ...obstacles }: FileCardProps) {
  const { file, step, preview, stored } = item;
  const isBusy = step === 'checking' || step === 'sending';
  const needsMetadata =
    step === 'checked' && preview !== null && preview.csv !== null && preview.problems.length > 0;
  const state = describeState(item);
  return (
    <li className={styles['card']} data-key={item.key} tabIndex={-1}>
      {preview !== null && preview.cells.length > 0 && (
        <div className={styles['thumb']}>
          <PuzzlePicture
            cells={preview.cells}
            circled={preview.circled}
            shaded={preview.shaded}
            marks={problemCells(preview)}
          />
        </div>
      )}
      <div className={styles['body']}>
        <h3 className={styles['name']}>{file.name}</h3>
        {preview !== null && <KnownMetadata preview={preview} />}
        <PuzzleIntroduction text={preview?.introduction} />
        {state !== '' && <p className={stored === null ? undefined : styles['done']}>{state}</p>}
        {isBusy && <progress aria-label={`${state} ${file.name}`} />}
        <Obstacles item={item} {...obstacles} />
        {step !== 'stored' && preview !== null && (
          <ProblemList problems={needsMetadata ? withoutField(preview) : preview.problems} />
        )}
        {needsMetadata && <MetadataForm preview={preview} onMetadata={onMetadata} />}
        {step === 'checked' && obstacles.twin === undefined && <Replacement item={item} onAgree={onAgree} />}
        <WarningsAndClues item={item} />
      </div>
      {!isBusy && (
        <Button variant="quiet" size="small" aria-label={`Remove ${file.name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </li>
  );
}
