import { newGame } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import gridStyles from '../../game/Grid.module.css';
import { createGameStore } from '../../game/gameStore.ts';
import { keepGridPainted } from '../../game/paintGrid.ts';
import { GridRows } from '../../play/drawing/GridRows.tsx';
import sizeStyles from '../../play/gridSize.module.css';
import styles from './ReplayPage.module.css';

interface ReplayGridProps {
  readonly label: string;
  readonly puzzle: Puzzle;
  /** Null for the empty grid. */
  readonly game: GameState | null;
}

/** The grid as it was at a moment, drawn and painted like that of a game, but not to be played on. */
export function ReplayGrid({ label, puzzle, game }: ReplayGridProps) {
  const [store] = useState(() => createGameStore(puzzle, newGame(puzzle)));
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (grid.current === null ? undefined : keepGridPainted(grid.current, store)), [store]);
  useEffect(() => store.replace(game ?? store.first), [store, game]);
  return (
    <div className={`${sizeStyles['sized']} ${styles['board']}`} data-size={puzzle.size}>
      <div className={gridStyles['frame']}>
        <div className={gridStyles['sheet']}>
          <div ref={grid} role="grid" aria-label={label} aria-readonly="true" className={gridStyles['grid']}>
            <GridRows store={store} />
          </div>
        </div>
      </div>
    </div>
  );
}
