import { useEffect, useEffectEvent, useState } from 'react';
import { FilePicker } from '../../../admin/FilePicker.tsx';
import { CsvHelp } from './CsvHelp.tsx';
import styles from './UploadTab.module.css';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere on the page, since the browser would open a file that misses the drop zone and leave the
 * page. Returns true while files are dragged over the page.
 */
function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const accept = useEffectEvent(onFiles);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      setIsOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      accept([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => controller.abort();
  }, []);
  return isOver;
}

/** Takes files that the admin drops or chooses with one of two buttons. */
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
      <CsvHelp />
    </div>
  );
}
