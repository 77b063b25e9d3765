import type { ReactNode } from 'react';
import { useSite } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import type { PushState } from './pushBrowser.ts';
import { formatMinute } from '../../lib/late/formatMinute.ts';
import styles from './Reminders.module.css';
import { usePush } from './usePush.ts';

type On = Extract<PushState, { readonly kind: 'on' }>;

const whenFormat: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** Why there are no reminders here, and what to do about it. */
function Obstacle({ kind }: { readonly kind: Exclude<PushState['kind'], 'on' | 'off'> }) {
  const { siteName } = useSite();
  switch (kind) {
    case 'switchedOff':
      return <p>This site sends no reminders to browsers. The calendar works without it.</p>;
    case 'unsupported':
      return (
        <p>
          This browser cannot receive reminders: it has no push messages, or it is a private window. The
          calendar works everywhere.
        </p>
      );
    case 'homeScreen':
      return (
        <p>
          Add the site to your home screen first: press the Share button of your browser, then “Add to Home
          Screen”. Open {siteName} from there, and come back to this page.
        </p>
      );
    case 'denied':
      return (
        <p>
          Your browser blocks notifications from this site. To allow them, press the icon beside the address
          of the page, set Notifications to “Allow”, and reload the page. In an app on the home screen, look
          in the settings of your device under Notifications.
        </p>
      );
  }
}

/** What is on, and how to change or end it. */
function OnView({
  state: { key, reminder },
  minute,
  push,
}: {
  readonly state: On;
  readonly minute: number;
  readonly push: ReturnType<typeof usePush>;
}) {
  const when = new Intl.DateTimeFormat('en-US', whenFormat).format(reminder.nextAt);
  return (
    <>
      <p>
        <strong>Reminders are on.</strong> The next one comes on {when}, unless you have solved the puzzle of
        that day by then.
      </p>
      <div className={styles['actions']}>
        {reminder.minute !== minute && (
          <Button onClick={() => void push.turnOn(key, minute)}>Change it to {formatMinute(minute)}</Button>
        )}
        <Button variant="quiet" onClick={() => void push.turnOff(key)}>
          Turn reminders off
        </Button>
      </div>
    </>
  );
}

function viewOf(state: PushState, minute: number, push: ReturnType<typeof usePush>): ReactNode {
  if (state.kind === 'on') return <OnView state={state} minute={minute} push={push} />;
  if (state.kind !== 'off') return <Obstacle kind={state.kind} />;
  return (
    <>
      <p>Reminders are off. Your browser asks for permission when you press the button, and never before.</p>
      <div className={styles['actions']}>
        <Button onClick={() => void push.turnOn(state.key, minute)}>Remind me on this device</Button>
      </div>
    </>
  );
}

/** Reminders that the site sends to this browser. */
export function PushPanel({ minute }: { readonly minute: number }) {
  const push = usePush();
  const { state, isBusy, failure, retry } = push;
  return (
    <section className={styles['push']} aria-labelledby="push" aria-busy={isBusy}>
      <h2 id="push">On this device</h2>
      <p>
        One message per day at the time above, and none if you have solved the puzzle of the day. Nothing else
        is ever sent.
      </p>
      {state === 'looking' || state === 'unknown' ? (
        <LoadNote
          loading="Looking whether reminders are on..."
          failure="The server could not be reached, so we cannot tell whether reminders are on."
          retry={state === 'looking' ? null : retry}
        />
      ) : (
        <div className={styles['stack']} role="status">
          {viewOf(state, minute, push)}
        </div>
      )}
      {failure !== null && <ErrorNote>{failure}</ErrorNote>}
    </section>
  );
}
