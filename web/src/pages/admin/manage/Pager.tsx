import { Button } from '../../../ui/Button.tsx';
import styles from './ManageTab.module.css';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Turns the pages of the list. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null;
  const turn = (label: string, to: number) => (
    <Button
      variant="quiet"
      size="small"
      aria-disabled={to < 1 || to > pages || to === page}
      onClick={() => {
        if (to >= 1 && to <= pages) onPage(to);
      }}
    >
      {label}
    </Button>
  );
  return (
    <nav className={styles['pager']} aria-label="Pages">
      {turn('First', 1)}
      {turn('Previous', page - 1)}
      <span>
        Page {page} of {pages}
      </span>
      {turn('Next', page + 1)}
      {turn('Last', pages)}
    </nav>
  );
}
