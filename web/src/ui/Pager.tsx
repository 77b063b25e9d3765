import { Button } from './Button.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

/** Turns the pages of a long list; nothing where there is but one. */
export function Pager({ label, page, pages, onTurn }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles['pager']} aria-label={label}>
      <Button variant="quiet" size="small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <span role="status">
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </span>
      <Button variant="quiet" size="small" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
