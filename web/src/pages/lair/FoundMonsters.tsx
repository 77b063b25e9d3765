import type { PuzzleListItem } from '@monster/contract';
import type { Dated } from '@monster/engine';
import { dailyHref } from '../../daily/dailyLinks.ts';
import { shortTitle } from '../../daily/dailyList.ts';
import { describeMonster } from '../../monsters/describeMonster.ts';
import type { Lair } from '../../monsters/lairOf.ts';
import { Monster } from '../../monsters/Monster.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import styles from './LairPage.module.css';

interface FoundMonsterProps {
  readonly puzzle: Dated;
  readonly search: URLSearchParams;
}

function FoundMonster({ puzzle, search }: FoundMonsterProps) {
  const look = describeMonster(puzzle);
  return (
    <li className={styles['card']} data-special={look.horns === 'crown' ? '' : undefined}>
      <Monster look={look} />
      <h3>{look.name}</h3>
      {puzzle.title !== '' && <a href={dailyHref(search, puzzle.id)}>{shortTitle(puzzle.title)}</a>}
    </li>
  );
}

interface FoundMonstersProps {
  readonly lair: Lair<PuzzleListItem>;
  readonly search: URLSearchParams;
}

/** The monsters that have hatched, with their names. */
export function FoundMonsters({ lair: { found }, search }: FoundMonstersProps) {
  if (found.length === 0)
    return (
      <div className={styles['empty']}>
        <p>Nobody is here yet. Solve one crossword, and the first monster will move in.</p>
        <LinkButton href="/todaycrossword?puzzle=today">Play Today's Crossword</LinkButton>
      </div>
    );
  return (
    <section className={styles['part']} aria-labelledby="found">
      <h2 id="found">{found.length === 1 ? '1 monster found' : `${found.length} monsters found`}</h2>
      <ul className={styles['monsters']}>
        {found.map(({ id, puzzle }) => (
          <FoundMonster key={id} puzzle={puzzle ?? { id, title: '', datePublished: '' }} search={search} />
        ))}
      </ul>
    </section>
  );
}
