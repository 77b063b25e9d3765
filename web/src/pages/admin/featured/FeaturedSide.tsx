import type { PuzzleListItem } from '@monster/contract';
import type { ReactNode } from 'react';
import { useMayEdit } from '../../../admin/roles.ts';
import { Button } from '../../../ui/Button.tsx';
import { ScheduledMark } from '../ScheduledMark.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import styles from './FeaturedTab.module.css';

interface SideItemProps {
  readonly puzzle: PuzzleListItem;
  readonly today: string;
  readonly children: ReactNode;
}

/** A puzzle in either of the two lists, with its buttons. */
export function SideItem({ puzzle, today, children }: SideItemProps) {
  const { id, title, author, size, datePublished } = puzzle;
  return (
    <li className={styles['item']} data-id={id}>
      <span className={styles['puzzle']}>
        <strong>{title}</strong>
        <span className={styles['details']}>
          by {author} · {size}×{size} · <time dateTime={datePublished}>{datePublished}</time>
        </span>
        <span>
          <ScheduledMark date={datePublished} today={today} />
        </span>
      </span>
      {useMayEdit() && <span className={styles['buttons']}>{children}</span>}
    </li>
  );
}

/** How many of the puzzles the home page can show: those whose date has come. */
export function countShown(puzzles: readonly PuzzleListItem[], today: string): number {
  return puzzles.filter(({ datePublished }) => datePublished <= today).length;
}

interface FeaturedSideProps {
  readonly puzzles: readonly PuzzleListItem[];
  readonly today: string;
  readonly onRemove: (puzzle: PuzzleListItem) => void;
  readonly onMove: (puzzle: PuzzleListItem, by: 1 | -1) => void;
}

/** The featured puzzles, in order. */
export function FeaturedSide({ puzzles, today, onRemove, onMove }: FeaturedSideProps) {
  const waiting = puzzles.length - countShown(puzzles, today);
  return (
    <section className={styles['side']} aria-labelledby="featured-now">
      <h2 id="featured-now">Featured ({puzzles.length - waiting})</h2>
      {waiting > 0 && (
        <p>
          {waiting === 1 ? '1 scheduled puzzle is' : `${waiting} scheduled puzzles are`} not counted: the home
          page shows a puzzle from its date on.
        </p>
      )}
      {puzzles.length === 0 && <p>No puzzles featured. Select puzzles from the right panel.</p>}
      <ol className={styles['items']} aria-labelledby="featured-now">
        {puzzles.map((puzzle, index) => (
          <SideItem key={puzzle.id} puzzle={puzzle} today={today}>
            <MoveButtons
              title={puzzle.title}
              isFirst={index === 0}
              isLast={index === puzzles.length - 1}
              onMove={(by) => onMove(puzzle, by)}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove: ${puzzle.title}`}
              onClick={() => onRemove(puzzle)}
            >
              Remove
            </Button>
          </SideItem>
        ))}
      </ol>
    </section>
  );
}
