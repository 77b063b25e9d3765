import { useState } from 'react';
import { saveFile } from '../../lib/late/saveFile.ts';
import { endOffer } from '../../reminders/offer.ts';
import { useSite } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { calendarFile } from './calendarFile.ts';
import { formatMinute } from '../../lib/late/formatMinute.ts';
import styles from './Reminders.module.css';

const fileName = 'daily-crossword.ics';

/** Today by the player's own calendar, such as `2026-11-15`. */
function localToday(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** A reminder in the player's own calendar, which needs nothing of us. */
export function CalendarPanel({ minute }: { readonly minute: number }) {
  const { siteName, siteUrl } = useSite();
  const [outcome, setOutcome] = useState('');
  const save = (): void => {
    endOffer();
    const text = calendarFile({ siteName, siteUrl, minute, from: localToday(), now: Date.now() });
    const isSaved = saveFile(fileName, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    setOutcome(
      isSaved
        ? `Saved as ${fileName}. Open it, and your calendar asks whether to add it.`
        : 'Your browser did not take the file. Please try another browser.',
    );
  };
  return (
    <section className={styles['panel']} aria-labelledby="calendar">
      <h2 id="calendar">In your calendar</h2>
      <p>
        A file with one event: every day at {formatMinute(minute)}, with an alarm and a link to the puzzle. It
        stays between you and your calendar. To end it, delete the event there.
      </p>
      <div className={styles['actions']}>
        <Button variant="quiet" onClick={save}>
          Add to my calendar
        </Button>
      </div>
      <p className={styles['outcome']} role="status">
        {outcome}
      </p>
    </section>
  );
}
