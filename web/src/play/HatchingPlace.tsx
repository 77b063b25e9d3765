import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { HatchingProps } from '../monsters/Hatching.tsx';
import { eggPicture } from '../ui/LevelMonster.tsx';
import styles from './HatchingPlace.module.css';

/** Where the monster of a puzzle comes out of its egg. Its drawing is fetched now; where that fails, the egg stays. */
export function HatchingPlace(props: HatchingProps) {
  const [part, setPart] = useState<{ readonly Hatching: ComponentType<HatchingProps> } | null>(null);
  useEffect(() => {
    import('../monsters/Hatching.tsx').then(setPart).catch(() => {});
  }, []);
  return (
    <div className={styles['place']}>
      {part === null ? (
        <img src={eggPicture} alt="" width="128" height="128" />
      ) : (
        <part.Hatching {...props} />
      )}
    </div>
  );
}
