import type { PuzzleListItem } from '@monster/contract';
import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { CompletedTick } from '../../daily/CompletedTick.tsx';
import { archiveHref, dailyHref, goToDaily } from '../../daily/dailyLinks.ts';
import { useDailyList } from '../../daily/dailyList.ts';
import { useCompleted } from '../../daily/useCompleted.ts';
import { formatDate } from '../../lib/dates.ts';
import type { Retry } from '../../lib/retry.ts';
import { IconButton } from '../../ui/Button.tsx';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import styles from './StripPanel.module.css';
import { useStripSteps } from './useStripSteps.ts';
import { cardStepPx, useStripWindow } from './useStripWindow.ts';

export interface StripPanelProps {
  readonly search: URLSearchParams;
  readonly uid: string | null;
  readonly currentId: string;
  /** Renders what stands in for the puzzles until they have loaded. */
  readonly renderNote: (retry: Retry | null) => ReactNode;
}

/** The earlier puzzles, or a note until they have loaded. */
export function StripPanel(props: StripPanelProps) {
  const { dailies, retry } = useDailyList();
  if (dailies.length > 0) return <StripScroller {...props} dailies={dailies} />;
  return props.renderNote(retry);
}

/** Cards side by side, newest first; only those in or near view are on the page. */
function StripScroller({
  dailies,
  search,
  uid,
  currentId,
}: StripPanelProps & { readonly dailies: readonly PuzzleListItem[] }) {
  const completed = useCompleted(uid);
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to } = useStripWindow(scroller, dailies.length);
  const { step, byHand } = useStripSteps(scroller);
  return (
    <div className={styles['panel']}>
      <IconButton aria-label="Scroll to newer puzzles" onClick={() => step(-1)}>
        ‹
      </IconButton>
      <div
        ref={scroller}
        className={styles['scroller']}
        role="group"
        aria-label="Previous Daily Teasers"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so the arrow keys can scroll it
        tabIndex={0}
        {...byHand}
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
      <IconButton aria-label="Scroll to older puzzles" onClick={() => step(1)}>
        ›
      </IconButton>
      <p className={styles['all']}>
        <a href={archiveHref(search)}>All puzzles by month</a>
      </p>
    </div>
  );
}

interface StripCardProps {
  readonly puzzle: PuzzleListItem;
  readonly search: URLSearchParams;
  readonly isCurrent: boolean;
  readonly isCompleted: boolean;
}

/** One earlier puzzle; the whole card is a link. */
function StripCard({ puzzle, search, isCurrent, isCompleted }: StripCardProps) {
  const { id, title, author, difficulty, size, datePublished } = puzzle;
  const href = dailyHref(search, id);
  const go = (event: MouseEvent): void => {
    // Lets the browser open a new tab or window when the player asks for one.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goToDaily(href);
  };
  return (
    <a className={styles['card']} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={go}>
      <span className={styles['day']}>
        <time dateTime={datePublished}>{formatDate(datePublished, 'short')}</time>
        {isCompleted && <CompletedTick />}
      </span>
      <strong className={styles['title']}>{title}</strong>
      <span className={styles['author']}>by {author}</span>
      <span className={styles['measures']}>
        <DifficultyStars difficulty={difficulty} />
        {size}×{size}
      </span>
    </a>
  );
}
