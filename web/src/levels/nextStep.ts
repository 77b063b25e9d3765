import { LEVELS } from '@monster/engine';
import type { LevelProgress } from '@monster/engine';
import { monsterHref } from './levelLinks.ts';

/** Where a player goes from the leaderboard. */
export interface Step {
  readonly label: string;
  readonly href: string;
}

/** The start of the challenge, with a timer, since there is no score without one. */
export const firstStep: Step = {
  label: 'Take the five-level challenge',
  href: `/levels/1-${LEVELS.length}?puzzle=${LEVELS[0]?.puzzleId ?? ''}&timer=3`,
};

/** Returns the step after the last solved level. After the fifth, a player whose email is known goes to the monster. */
export function nextStep({ isLevelComplete, ...progress }: LevelProgress, uid: string | null): Step {
  if (!isLevelComplete) return firstStep;
  if (progress.currentLevel < LEVELS.length && progress.nextLevelPath !== '')
    return { label: 'Next Level', href: progress.nextLevelPath };
  return uid === null
    ? firstStep
    : { label: 'Unlock Monster', href: monsterHref(new URLSearchParams({ uid })) };
}
