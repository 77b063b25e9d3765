import { entryName } from '@monster/engine';
import type { GameStore } from '../../game/gameStore.ts';

/** The name and the clue of the first word. */
export function BannerText({ store }: { store: GameStore }) {
  const [first] = store.puzzle.words;
  return (
    <>
      <strong>{first && entryName(first)}</strong> <span>{first?.clue}</span>
    </>
  );
}
