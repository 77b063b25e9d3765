import { monthHref, viewOf } from './archiveLinks.ts';
import styles from './ViewSwitch.module.css';

const views = [
  { view: 'calendar', name: 'Calendar' },
  { view: 'list', name: 'List' },
] as const;

interface ViewSwitchProps {
  readonly month: string;
  readonly search: URLSearchParams;
}

/** Shows the same month in another way. Links, so that it works without scripts. */
export function ViewSwitch({ month, search }: ViewSwitchProps) {
  return (
    <nav className={styles['switch']} aria-label="View">
      {views.map(({ view, name }) => (
        <a
          key={view}
          href={monthHref(search, month, view)}
          aria-current={view === viewOf(search) ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
