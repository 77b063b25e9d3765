import { describeMonster } from './describeMonster.ts';
import { Monster } from './Monster.tsx';

interface PuzzleMonsterProps {
  readonly puzzleId: string;
  readonly isShadow: boolean;
}

/** A puzzle's monster, for pages that load the drawing only when they need it. */
export function PuzzleMonster({ puzzleId, isShadow }: PuzzleMonsterProps) {
  return <Monster look={describeMonster(puzzleId)} isShadow={isShadow} />;
}
