import { useEffect, useState } from 'react';
import { Confetti } from '../ui/Confetti.tsx';
import { useGame } from './GameContext.ts';

/** Confetti over the grid at the moment it is solved, and not when a solved game is opened again. */
export function Celebration() {
  const store = useGame();
  const [bursts, setBursts] = useState(0);
  useEffect(
    () =>
      store.subscribe((before, after) => {
        if (before.phase === 'playing' && after.phase === 'complete' && before.clock.countedTo !== null)
          setBursts((count) => count + 1);
      }),
    [store],
  );
  return <Confetti burst={bursts} />;
}
