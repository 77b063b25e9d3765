import type { FoundMonster } from '../../monsters/foundMonsters.ts';
import { Monster } from '../../monsters/Monster.tsx';
import type { MonsterLook } from '../../monsters/monsterLook.ts';
import styles from './LairPage.module.css';

const markOf = ({ horns, isBoss }: MonsterLook): string | undefined => {
  if (horns === 'crown') return 'special';
  return isBoss === true ? 'boss' : undefined;
};

interface FoundCardProps {
  readonly monster: FoundMonster;
  readonly look: MonsterLook;
  readonly onOpen: (monster: FoundMonster) => void;
}

/** A monster that has hatched; a press tells more about it. */
export function FoundCard({ monster, look, onOpen }: FoundCardProps) {
  const isGolden = monster.solve?.isGolden === true;
  return (
    <li className={styles['card']} data-mark={markOf(look)} data-golden={isGolden ? '' : undefined}>
      <button type="button" className={styles['open']} onClick={() => onOpen(monster)}>
        <Monster look={look} isGolden={isGolden} />
        <span className={styles['name']}>{look.name}</span>
        {isGolden && <span className={styles['golden']}>Golden</span>}
      </button>
    </li>
  );
}

interface ShadowCardProps {
  readonly look: MonsterLook;
  readonly label: string;
  /** Where its puzzle is; undefined while that is not known or not out yet. */
  readonly href: string | undefined;
}

/** A monster still to be found. */
export function ShadowCard({ look, label, href }: ShadowCardProps) {
  return (
    <li className={[styles['card'], styles['shadow']].join(' ')} data-mark={markOf(look)}>
      <Monster look={look} isShadow />
      {href === undefined ? <span className={styles['label']}>{label}</span> : <a href={href}>{label}</a>}
    </li>
  );
}
