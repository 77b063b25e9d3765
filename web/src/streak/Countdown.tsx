import { useEffect, useState } from 'react';
import styles from './Countdown.module.css';
import { untilTomorrow } from './untilTomorrow.ts';

/** When tomorrow's puzzle arrives, in hours and minutes. */
export function Countdown() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      Tomorrow's egg hatches in <span className={styles['time']}>{untilTomorrow(now)}</span>
    </>
  );
}
