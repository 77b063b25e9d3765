import { memo, useState } from 'react';
import { describeMonster } from '../../monsters/describeMonster.ts';
import type { FoundMonster } from '../../monsters/foundMonsters.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './LairPage.module.css';
import { FoundCard } from './MonsterCard.tsx';

const shownAtFirst = 24;

interface OtherMonstersProps {
  readonly monsters: readonly FoundMonster[];
  readonly onOpen: (monster: FoundMonster) => void;
}

/** The monsters of puzzles outside of the daily series. */
export const OtherMonsters = memo(function OtherMonsters({ monsters, onOpen }: OtherMonstersProps) {
  const [isWhole, setIsWhole] = useState(monsters.length <= shownAtFirst);
  if (monsters.length === 0) return null;
  const shown = isWhole ? monsters : monsters.slice(0, shownAtFirst);
  return (
    <section className={styles['part']} aria-labelledby="others">
      <h2 id="others">Other monsters</h2>
      <ul className={styles['monsters']}>
        {shown.map((monster) => (
          <FoundCard
            key={monster.puzzle.id}
            monster={monster}
            look={describeMonster(monster.puzzle)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {!isWhole && (
        <div>
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            Show all {monsters.length}
          </Button>
        </div>
      )}
    </section>
  );
});
