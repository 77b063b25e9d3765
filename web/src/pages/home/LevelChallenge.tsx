import { firstStep } from '../../levels/nextStep.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LevelMonster } from '../../ui/LevelMonster.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './LevelChallenge.module.css';

const sizes = [3, 4, 5, 6, 7];

/** Invites the player to start the five levels. */
export function LevelChallenge() {
  return (
    <Card className={styles['challenge']}>
      <div className={styles['words']}>
        <h2>Five levels, one special monster</h2>
        <p>
          The five-level challenge starts with a tiny 3x3, and every crossword is a little bigger than the one
          before. At the end of the fifth, the monster is waiting to be unlocked.
        </p>
        <LinkButton href={firstStep.href} variant="quiet">
          Start at level 1
        </LinkButton>
      </div>
      <ol className={styles['steps']} aria-label="The levels">
        {sizes.map((size, index) => (
          <li key={size} className={styles['step']}>
            <LevelMonster className={styles['monster']} level={index + 1} />
            <span className={styles['tile']}>
              <span className={styles['level']}>
                <VisuallyHidden>Level </VisuallyHidden>
                {index + 1}
              </span>
              {size}×{size}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
