import { Button } from '../Button.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  /** What the pages belong to, for screen readers. */
  readonly label?: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Lets the visitor page through a long list; renders nothing for a single page. */
export function Pager({ label = 'Pages', page, pages, onPage }: PagerProps) {
  if (pages < 2) return null;
  const turn = (name: string, to: number) => (
    <Button
      variant="quiet"
      size="small"
      aria-disabled={to < 1 || to > pages || to === page}
      onClick={() => {
        if (to >= 1 && to <= pages) onPage(to);
      }}
    >
      {name}
    </Button>
  );
  return (
    <nav className={styles['pager']} aria-label={label}>
      {turn('First', 1)}
      {turn('Previous', page - 1)}
      <span role="status">
        Page {page} of {pages}
      </span>
      {turn('Next', page + 1)}
      {turn('Last', pages)}
    </nav>
  );
}
