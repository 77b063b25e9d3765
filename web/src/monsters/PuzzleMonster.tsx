import type { Dated } from '@monster/engine';
import { describeMonster } from './describeMonster.ts';
import { Monster } from './Monster.tsx';

interface PuzzleMonsterProps {
  readonly puzzle: Dated;
  readonly isShadow: boolean;
  readonly isGolden?: boolean;
}

/** A puzzle's monster, for pages that load the drawing only when they need it. */
export function PuzzleMonster({ puzzle, isShadow, isGolden = false }: PuzzleMonsterProps) {
  return <Monster look={describeMonster(puzzle)} isShadow={isShadow} isGolden={isGolden} />;
}
