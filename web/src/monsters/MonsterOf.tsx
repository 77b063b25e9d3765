import { describeMonster } from './describeMonster.ts';
import { Monster } from './Monster.tsx';

interface MonsterOfProps {
  readonly puzzleId: string;
  readonly isShadow: boolean;
}

/** The monster of a puzzle, for pages that fetch the drawing when they need it. */
export function MonsterOf({ puzzleId, isShadow }: MonsterOfProps) {
  return <Monster look={describeMonster(puzzleId)} isShadow={isShadow} />;
}
