import type { FilePreview } from '@monster/contract';
import styles from './UploadTab.module.css';

type Problem = FilePreview['problems'][number];

/** More would not be read; the first ones mended, the rest often go as well. */
const most = 12;

function textOf({ message, line }: Problem): string {
  return line === undefined || /\bline \d/iu.test(message) ? message : `Line ${line}: ${message}`;
}

/** What is wrong with a file. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  const shown = problems.slice(0, most).map(textOf);
  return (
    <ul className={styles['problems']} aria-label="Errors">
      {shown.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {problems.length > most && <li>… and {problems.length - most} more.</li>}
    </ul>
  );
}
