import type { Dated } from '@monster/engine';
import { useLatePart } from '../../lib/useLatePart.ts';
import { eggPicture } from '../../ui/LevelMonster.tsx';
import styles from './ArchiveCalendar.module.css';
import type { Progress } from './progress.ts';

const loadMonster = () => import('../../monsters/PuzzleMonster.tsx');

interface DayPictureProps {
  readonly puzzle: Dated;
  readonly progress: Progress | undefined;
}

/** An egg, the outline of what is going to hatch once the puzzle is begun, and the monster when it is solved. */
export function DayPicture({ puzzle, progress }: DayPictureProps) {
  const part = useLatePart(loadMonster, progress !== undefined);
  return (
    <span className={styles['picture']}>
      {part === null || progress === undefined ? (
        <img src={eggPicture} alt="" width="48" height="48" />
      ) : (
        <part.PuzzleMonster
          puzzle={puzzle}
          isShadow={progress.state !== 'solved'}
          isGolden={progress.isGolden === true}
        />
      )}
    </span>
  );
}
