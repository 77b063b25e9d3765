import { MONSTER_PUZZLE_ID } from '@monster/engine';
import { describeMonster } from '../../monsters/describeMonster.ts';
import { Monster } from '../../monsters/Monster.tsx';
import { LevelMonster } from '../../ui/LevelMonster.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import missing from '../../ui/pictures/missing.svg';
import { Specimen } from './Specimen.tsx';
import styles from './StyleguidePage.module.css';

const seeds = Array.from({ length: 18 }, (_, index) => `seed ${index + 1}`);

export function Monsters() {
  return (
    <Specimen title="Monsters">
      <div className={styles['monsters']}>
        <Mascot />
        {[1, 2, 3, 4, 5].map((level) => (
          <LevelMonster key={level} level={level} />
        ))}
        <img src={missing} alt="" />
        <Monster look={describeMonster(MONSTER_PUZZLE_ID)} />
        <Monster look={describeMonster(MONSTER_PUZZLE_ID)} isShadow />
        {seeds.map((seed) => (
          <Monster key={seed} look={describeMonster(seed)} />
        ))}
      </div>
    </Specimen>
  );
}
