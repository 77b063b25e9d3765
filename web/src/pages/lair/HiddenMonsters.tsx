import type { PuzzleListItem } from '@monster/contract';
import type { Dated } from '@monster/engine';
import { dailyHref } from '../../daily/dailyLinks.ts';
import { shortTitle } from '../../daily/dailyList.ts';
import { firstStep } from '../../levels/nextStep.ts';
import { describeMonster } from '../../monsters/describeMonster.ts';
import { specialPuzzle } from '../../monsters/specialPuzzle.ts';
import type { Lair } from '../../monsters/lairOf.ts';
import { Monster } from '../../monsters/Monster.tsx';
import type { Retry } from '../../lib/retry.ts';
import { LoadNote } from '../../ui/LoadNote.tsx';
import styles from './LairPage.module.css';

interface HiddenMonsterProps {
  readonly puzzle: Dated;
  readonly href: string;
  readonly label: string;
}

function HiddenMonster({ puzzle, href, label }: HiddenMonsterProps) {
  const look = describeMonster(puzzle);
  return (
    <li className={styles['card']} data-special={look.horns === 'crown' ? '' : undefined}>
      <Monster look={look} isShadow />
      <a href={href}>{label}</a>
    </li>
  );
}

interface HiddenMonstersProps {
  readonly lair: Lair<PuzzleListItem>;
  readonly search: URLSearchParams;
  /** Null unless the puzzles could not be loaded. */
  readonly retry: Retry | null;
}

/** The shadows of the monsters still to find; the special one behind the five levels comes first. */
export function HiddenMonsters({ lair, search, retry }: HiddenMonstersProps) {
  const { hidden, hiddenCount, hasSpecial } = lair;
  if (hasSpecial && hiddenCount === 0 && retry === null) return <p>You have found them all. For today.</p>;
  return (
    <section className={styles['part']} aria-labelledby="hidden">
      <h2 id="hidden">Still to find</h2>
      {retry !== null && (
        <LoadNote
          loading="Loading puzzles..."
          failure="The puzzles could not be loaded just now. Please try again later."
          retry={retry}
        />
      )}
      <ul className={[styles['monsters'], styles['shadows']].join(' ')}>
        {!hasSpecial && (
          <HiddenMonster puzzle={specialPuzzle} href={firstStep.href} label="Behind the five levels" />
        )}
        {hidden.map((puzzle) => (
          <HiddenMonster
            key={puzzle.id}
            puzzle={puzzle}
            href={dailyHref(search, puzzle.id)}
            label={shortTitle(puzzle.title)}
          />
        ))}
      </ul>
      {hiddenCount > hidden.length && (
        <p>
          And {hiddenCount - hidden.length} more in <a href="/archive">the archive</a>.
        </p>
      )}
    </section>
  );
}
