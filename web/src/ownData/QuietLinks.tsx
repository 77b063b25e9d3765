import styles from './QuietLinks.module.css';

/** Where players go on with what is theirs. */
export function QuietLinks() {
  return (
    <ul className={styles['links']}>
      <li>
        <a href="/take-along">Take it along to another device</a>
      </li>
      <li>
        <a href="/reminders">Reminders</a>
      </li>
    </ul>
  );
}
