import { useSite } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { ownData } from '../../ownData/ownData.ts';
import { useSaving } from '../../ownData/useSaving.ts';
import type { Play } from './plays.ts';
import { resultsCsv } from './resultsCsv.ts';
import styles from './StatisticsPage.module.css';

interface DataSectionProps {
  readonly plays: readonly Play[];
  readonly isReadable: boolean;
}

/** What the site has kept in this browser, as files. */
export function DataSection({ plays, isReadable }: DataSectionProps) {
  const { siteName } = useSite();
  const { outcome, save, saveJson } = useSaving();
  return (
    <section className={styles['part']} aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p className={styles['text']}>
        The file has everything that the site keeps in this browser: results, solved puzzles, saved games,
        level progress, settings and your privacy choice. Your email address is left out, and so is what still
        waits to be sent to us. If you play with a link from our emails, the file contains your uid, so think
        before you pass it on. The spreadsheet has the results alone.
      </p>
      {!isReadable && (
        <p className={styles['warning']}>
          This browser does not let the site read what it has kept. Both files have only what you have played
          since you opened the site.
        </p>
      )}
      <div className={styles['actions']}>
        <Button variant="quiet" onClick={() => saveJson(ownData(siteName, Date.now()))}>
          Download my data
        </Button>
        <Button variant="quiet" onClick={() => save('csv', 'text/csv;charset=utf-8', resultsCsv(plays))}>
          Download as a spreadsheet
        </Button>
      </div>
      <p className={styles['text']}>
        <a href="/your-data">Your data</a> shows what is in the file, has what our server knows of you, too,
        and lets you delete all of it.
      </p>
      <p className={styles['outcome']} role="status">
        {outcome}
      </p>
      <p className={styles['text']}>
        <a href="/take-along">Take it along</a> to another device, by a code or with the file.
      </p>
    </section>
  );
}
