import type { PuzzleListItem } from '@monster/contract';
import { dailyHref } from '../../daily/dailyLinks.ts';
import { shortTitle } from '../../daily/dailyList.ts';
import { firstStep } from '../../levels/nextStep.ts';
import type { Retry } from '../../lib/retry.ts';
import { describeMonster } from '../../monsters/describeMonster.ts';
import type { Lair } from '../../monsters/lairOf.ts';
import { specialPuzzle } from '../../monsters/specialPuzzle.ts';
import { LoadNote } from '../../ui/LoadNote.tsx';
import styles from './LairPage.module.css';
import { ShadowCard } from './MonsterCard.tsx';

interface HiddenMonstersProps {
  readonly lair: Pick<Lair<PuzzleListItem>, 'hidden' | 'hiddenCount' | 'hasSpecial' | 'hasAll'>;
  readonly search: URLSearchParams;
  readonly isLoaded: boolean;
  /** Null unless the puzzles could not be loaded. */
  readonly retry: Retry | null;
}

/** The shadows of the monsters still to find; the special one behind the five levels comes first. */
export function HiddenMonsters({ lair, search, isLoaded, retry }: HiddenMonstersProps) {
  const { hidden, hiddenCount, hasSpecial, hasAll } = lair;
  if (hasSpecial && hiddenCount === 0 && isLoaded)
    return hasAll ? <p>You have found them all. For today.</p> : null;
  return (
    <section
      className={styles['part']}
      aria-labelledby="hidden"
      data-awaited={isLoaded || retry !== null ? undefined : ''}
    >
      <h2 id="hidden">Still to find</h2>
      {!isLoaded && (
        <LoadNote
          loading="Loading puzzles..."
          failure="The puzzles could not be loaded just now. Please try again later. Whoever you have found is here, but the rest needs a connection."
          retry={retry}
        />
      )}
      <ul className={styles['monsters']}>
        {!hasSpecial && (
          <ShadowCard
            look={describeMonster(specialPuzzle)}
            href={firstStep.href}
            label="Behind the five levels"
          />
        )}
        {hidden.map((puzzle) => (
          <ShadowCard
            key={puzzle.id}
            look={describeMonster(puzzle)}
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
