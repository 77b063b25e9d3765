import type { PuzzleListItem } from '@monster/contract';
import { useRef } from 'react';
import { archiveHref } from '../../daily/dailyLinks.ts';
import { useDailyList } from '../../daily/dailyList.ts';
import { useCompleted } from '../../daily/useCompleted.ts';
import { IconButton } from '../../ui/Button.tsx';
import { StripCard } from './StripCard.tsx';
import styles from './StripPanel.module.css';
import { cardStepPx, useStripWindow } from './useStripWindow.ts';

export interface StripPanelProps {
  readonly search: URLSearchParams;
  readonly uid: string | null;
  readonly currentId: string;
}

const arrowStepPx = 200;

/** The earlier puzzles, once they are there. */
export function StripPanel(props: StripPanelProps) {
  const { dailies, isPending } = useDailyList();
  if (dailies.length > 0) return <StripScroller {...props} dailies={dailies} />;
  return (
    <p className={styles['note']} role="status">
      {isPending ? 'Loading puzzles...' : 'The puzzles could not be loaded just now.'}
    </p>
  );
}

/** Cards side by side, newest first; only those near the ones in view are on the page. */
function StripScroller({
  dailies,
  search,
  uid,
  currentId,
}: StripPanelProps & { readonly dailies: readonly PuzzleListItem[] }) {
  const completed = useCompleted(uid);
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to } = useStripWindow(scroller, dailies.length);
  const scroll = (left: number): void => scroller.current?.scrollBy({ left, behavior: 'smooth' });
  return (
    <div className={styles['panel']}>
      <IconButton aria-label="Scroll to newer puzzles" onClick={() => scroll(-arrowStepPx)}>
        ‹
      </IconButton>
      <div
        ref={scroller}
        className={styles['scroller']}
        role="group"
        aria-label="Previous Daily Teasers"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that arrow keys scroll it
        tabIndex={0}
      >
        <ul className={styles['cards']} style={{ inlineSize: dailies.length * cardStepPx }}>
          {dailies.slice(from, to).map((puzzle, index) => (
            <li
              key={puzzle.id}
              aria-setsize={dailies.length}
              aria-posinset={from + index + 1}
              style={{ insetInlineStart: (from + index) * cardStepPx }}
            >
              <StripCard
                puzzle={puzzle}
                search={search}
                isCurrent={puzzle.id === currentId}
                isCompleted={completed.has(puzzle.id)}
              />
            </li>
          ))}
        </ul>
      </div>
      <IconButton aria-label="Scroll to older puzzles" onClick={() => scroll(arrowStepPx)}>
        ›
      </IconButton>
      <p className={styles['all']}>
        <a href={archiveHref(search)}>All puzzles by month</a>
      </p>
    </div>
  );
}
