import { memo } from 'react';
import { describeSelection } from '../game/announce.ts';
import { cellInputId } from '../game/cellInput.ts';
import styles from '../game/Grid.module.css';
import { useGame, useDrawn } from './GameContext.ts';

/** The only real input: it keeps the focus and takes everything that is typed. */
function CellInput() {
  const { puzzle, first } = useGame();
  return (
    <div className={styles['cursor']} suppressHydrationWarning>
      <input
        id={cellInputId}
        className={styles['input']}
        aria-label={describeSelection(puzzle, first)}
        aria-describedby="cell-input-help"
        maxLength={1}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        inputMode="none"
        suppressHydrationWarning
      />
    </div>
  );
}

/**
 * The letters as a table that a screen reader can navigate, under one input that takes what is typed. What a keystroke
 * changes is painted straight into the cells.
 */
export const Grid = memo(function Grid({ label }: { label: string }) {
  return (
    <div className={styles['frame']} data-board="">
      <div className={styles['sheet']}>
        <div
          role="grid"
          data-part="grid"
          aria-label={label}
          aria-readonly="true"
          className={styles['grid']}
          {...useDrawn(({ GridRows }, store) => <GridRows store={store} />)}
        />
        <CellInput />
      </div>
    </div>
  );
});
