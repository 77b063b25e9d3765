import type { PuzzleListItem } from '@monster/contract';
import { MONSTER_PUZZLE_ID } from '@monster/engine';
import { dailyHref } from '../../daily/dailyLinks.ts';
import { shortTitle } from '../../daily/dailyList.ts';
import { firstStep } from '../../levels/nextStep.ts';
import { describeMonster } from '../../monsters/describeMonster.ts';
import type { Lair } from '../../monsters/lairOf.ts';
import { Monster } from '../../monsters/Monster.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './LairPage.module.css';

const places = [1, 2, 3, 4, 5, 6];

interface ShadowProps {
  readonly puzzleId: string;
  readonly href: string;
  readonly label: string;
}

function Shadow({ puzzleId, href, label }: ShadowProps) {
  const look = describeMonster(puzzleId);
  return (
    <li className={styles['card']} data-special={look.horns === 'crown' ? '' : undefined}>
      <Monster look={look} isShadow />
      <a href={href}>{label}</a>
    </li>
  );
}

interface StillToFindProps {
  readonly lair: Lair<PuzzleListItem>;
  readonly search: URLSearchParams;
  readonly hasFailed: boolean;
}

/** The shadows of monsters that wait behind puzzles; first the one behind the five levels. */
export function StillToFind({ lair, search, hasFailed }: StillToFindProps) {
  const { hidden, hiddenCount, hasSpecial } = lair;
  if (hasSpecial && hiddenCount === 0 && !hasFailed) return <p>You have found them all. For today.</p>;
  return (
    <section className={styles['part']} aria-labelledby="hidden">
      <h2 id="hidden">Still to find</h2>
      {hasFailed && <p>The puzzles could not be loaded just now. Please try again later.</p>}
      <ul className={[styles['monsters'], styles['shadows']].join(' ')}>
        {!hasSpecial && (
          <Shadow puzzleId={MONSTER_PUZZLE_ID} href={firstStep.href} label="Behind the five levels" />
        )}
        {hidden.map(({ id, title }) => (
          <Shadow key={id} puzzleId={id} href={dailyHref(search, id)} label={shortTitle(title)} />
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

/** The room that the monsters will take, while they are looked up. */
export function LairSkeleton() {
  return (
    <div className={styles['monsters']} role="status" data-awaited>
      <VisuallyHidden>Looking into the lair...</VisuallyHidden>
      {places.map((place) => (
        <div key={place} className={styles['placeholder']} />
      ))}
    </div>
  );
}
