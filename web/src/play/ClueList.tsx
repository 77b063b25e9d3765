import type { Direction } from '@monster/engine';
import { memo } from 'react';
import styles from '../game/ClueList.module.css';
import { useDrawn } from './GameContext.ts';

const titles: Record<Direction, string> = { across: 'Across', down: 'Down' };

/** The clues of one direction. The marks are painted on. */
export const ClueList = memo(function ClueList({ direction }: { direction: Direction }) {
  const drawn = useDrawn(({ ClueItems }, store) => <ClueItems store={store} direction={direction} />);
  return (
    <section className={styles['clues']} aria-labelledby={`${direction}-clues`}>
      <h2 id={`${direction}-clues`}>{titles[direction]}</h2>
      <ol data-part="clues" {...drawn} />
    </section>
  );
});
