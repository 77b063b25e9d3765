import { eggPicture } from '../ui/LevelMonster.tsx';
import { describeMonster } from './describeMonster.ts';
import styles from './Hatching.module.css';
import { Monster } from './Monster.tsx';

export interface HatchingProps {
  readonly puzzleId: string;
  /** Only its shadow: it has yet to be found. */
  readonly isShadow?: boolean;
}

/** A puzzle's monster comes out of its egg and says its name. */
export function Hatching({ puzzleId, isShadow = false }: HatchingProps) {
  const look = describeMonster(puzzleId);
  if (isShadow) return <Monster className={styles['shadow']} look={look} isShadow />;
  return (
    <figure className={styles['hatching']}>
      <div className={styles['nest']}>
        <Monster className={styles['monster']} look={look} />
        <img className={styles['bottom']} src={eggPicture} alt="" />
        <img className={styles['top']} src={eggPicture} alt="" />
      </div>
      <figcaption>
        <strong>{look.name}</strong> has hatched! <a href="/lair">See your lair</a>
      </figcaption>
    </figure>
  );
}
