import type { Dated } from '@monster/engine';
import { useLatePart } from '../../lib/useLatePart.ts';
import type { Completion } from '../../game/completions.ts';
import styles from './MonsterSpot.module.css';

const loadMonster = () => import('../../monsters/PuzzleMonster.tsx');

interface MonsterSpotProps {
  readonly puzzle: Dated;
  /** Undefined until the player finds it. */
  readonly found: Completion | undefined;
  readonly className?: string | undefined;
}

/** A puzzle's monster, or its shadow until the player finds it. The drawing is loaded after the page. */
export function MonsterSpot({ puzzle, found, className }: MonsterSpotProps) {
  const part = useLatePart(loadMonster);
  return (
    <div className={[styles['spot'], className].filter(Boolean).join(' ')}>
      {part !== null && (
        <part.PuzzleMonster
          puzzle={puzzle}
          isShadow={found === undefined}
          isGolden={found?.solve?.isGolden === true}
        />
      )}
    </div>
  );
}
