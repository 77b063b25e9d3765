import { describeMonster } from '../../monsters/describeMonster.ts';
import { specialPuzzle } from '../../monsters/specialPuzzle.ts';
import { Monster } from '../../monsters/Monster.tsx';
import { LevelMonster } from '../../ui/LevelMonster.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import missing from '../../ui/pictures/missing.svg';
import { Specimen } from './Specimen.tsx';
import styles from './StyleguidePage.module.css';

const puzzles = Array.from({ length: 18 }, (_, index) => ({
  id: `seed ${index + 1}`,
  title: '',
  datePublished: '',
}));

export function Monsters() {
  return (
    <Specimen title="Monsters">
      <div className={styles['monsters']}>
        <Mascot />
        {[1, 2, 3, 4, 5].map((level) => (
          <LevelMonster key={level} level={level} />
        ))}
        <img src={missing} alt="" />
        <Monster look={describeMonster(specialPuzzle)} />
        <Monster look={describeMonster(specialPuzzle)} isShadow />
        {puzzles.map((puzzle) => (
          <Monster key={puzzle.id} look={describeMonster(puzzle)} />
        ))}
      </div>
    </Specimen>
  );
}
