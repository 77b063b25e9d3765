import { useState } from 'react';
import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import { Page } from '../../site/Page.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import { PushPanel } from './PushPanel.tsx';
import { formatMinute } from '../../lib/late/formatMinute.ts';
import { defaultMinute, reminderMinutes, storedMinute, storeMinute } from './reminderHour.ts';
import styles from './Reminders.module.css';

const options = reminderMinutes.map((minute) => ({ value: String(minute), name: formatMinute(minute) }));

/** The choice of a time, and the two ways to be reminded. */
export function Reminders() {
  const [chosen, setChosen] = useState<number | null>(null);
  const isInBrowser = useIsInBrowser();
  const minute = chosen ?? (isInBrowser ? storedMinute() : defaultMinute);
  const choose = (value: string): void => {
    setChosen(Number(value));
    storeMinute(Number(value));
  };
  return (
    <>
      <Card className={styles['card']}>
        <SelectField
          id="reminder-time"
          label="Remind me every day at"
          value={String(minute)}
          options={options}
          onChange={choose}
        />
      </Card>
      <Card className={styles['card']}>
        <PushPanel minute={minute} />
      </Card>
      <Card className={styles['card']}>
        <CalendarPanel minute={minute} />
      </Card>
    </>
  );
}

function View() {
  return (
    <Page>
      <PageHead
        title="Reminders"
        description="Get a nudge when the next daily crossword is there: in your calendar, or as one message per day."
      />
      <div className={styles['page']}>
        <header>
          <h1>Reminders</h1>
          <p>A new puzzle is there every day. Choose when you want to hear of it, and how.</p>
        </header>
        <ErrorBoundary>
          <Reminders />
        </ErrorBoundary>
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
