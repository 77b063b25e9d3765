import type { Dated } from '@monster/engine';
import { useLatePart } from '../../lib/useLatePart.ts';
import styles from './MonsterSpot.module.css';

const loadMonster = () => import('../../monsters/PuzzleMonster.tsx');

interface MonsterSpotProps {
  readonly puzzle: Dated;
  readonly isFound: boolean;
  readonly className?: string | undefined;
}

/** A puzzle's monster, or its shadow until the player finds it. The drawing is loaded after the page. */
export function MonsterSpot({ puzzle, isFound, className }: MonsterSpotProps) {
  const part = useLatePart(loadMonster);
  return (
    <div className={[styles['spot'], className].filter(Boolean).join(' ')}>
      {part !== null && <part.PuzzleMonster puzzle={puzzle} isShadow={!isFound} />}
    </div>
  );
}
