import { useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../ui/Button.tsx';
import { endOffer } from './offer.ts';
import styles from '../ui/offer/offer.module.css';

/** Asks whether the player wants to be reminded. It asks the browser for nothing. */
export function ReminderOffer() {
  const [isDeclined, setIsDeclined] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isDeclined) note.current?.focus();
  }, [isDeclined]);
  const decline = (): void => {
    endOffer();
    setIsDeclined(true);
  };
  return (
    <div className={styles['offer']}>
      {isDeclined ? (
        <p ref={note} tabIndex={-1}>
          All right. If you change your mind, there is a link to reminders at the bottom of the home page.
        </p>
      ) : (
        <>
          <p>Want a nudge when the next egg is there?</p>
          <div className={styles['answers']}>
            <LinkButton variant="quiet" size="small" href="/reminders" onClick={endOffer}>
              Set a reminder
            </LinkButton>
            <Button variant="quiet" size="small" onClick={decline}>
              No, thanks
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
