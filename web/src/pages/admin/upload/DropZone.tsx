import { FilePicker } from './FilePicker.tsx';
import styles from './UploadTab.module.css';
import { useFileDrop } from './useFileDrop.ts';

/** Where files come in: dropped, or chosen by one of two buttons. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const isOver = useFileDrop(onFiles);
  return (
    <div className={styles['zone']} data-over={isOver || undefined}>
      <p>
        <strong>Drop puzzle files here</strong>, or choose them:
      </p>
      <div className={styles['pickers']}>
        <FilePicker label="Select .csv files" accept=".csv" onFiles={onFiles} />
        <FilePicker label="Import" accept=".puz,.ipuz,.jpz,.xd" onFiles={onFiles} />
      </div>
      <p className={styles['hint']}>
        Name CSV files <code>title__author__difficulty__YYYY-MM-DD.csv</code>, with single underscores for
        spaces. Import turns .puz, .ipuz, .jpz and .xd into CSV. Every file is checked first; nothing is
        stored before you upload.
      </p>
    </div>
  );
}
