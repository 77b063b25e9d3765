import type { HatchingProps } from '../monsters/Hatching.tsx';
import { eggPicture } from '../ui/LevelMonster.tsx';
import { useLatePart } from '../lib/useLatePart.ts';
import styles from './HatchingPlace.module.css';

const loadHatching = () => import('../monsters/Hatching.tsx');

/** Where the monster of a puzzle comes out of its egg. Its drawing is fetched now; where that fails, the egg stays. */
export function HatchingPlace(props: HatchingProps) {
  const part = useLatePart(loadHatching);
  return (
    <div className={props.isShadow === true ? styles['shadow'] : styles['place']}>
      {part === null ? (
        <img src={eggPicture} alt="" width="128" height="128" />
      ) : (
        <part.Hatching {...props} />
      )}
    </div>
  );
}
