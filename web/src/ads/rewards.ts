import type { AdSettings } from '@monster/contract';

/** What can be earned by watching an ad; the values of `rewardtest`. */
export type Reward = 'hint' | 'revealall' | 'welcome';

/** How the offer ended: with the ad watched or skipped, without an ad, or by the player backing out. */
export type Outcome = 'granted' | 'failed' | 'canceled';

interface RewardTexts {
  readonly title: string;
  readonly watch: string;
  readonly decline: string;
  /** The title of the ad's modal if it differs from the default. */
  readonly adTitle?: string;
}

const texts: Record<Exclude<Reward, 'welcome'>, RewardTexts> = {
  hint: { title: 'Need a Hint?', watch: 'Watch Ad for Hint', decline: 'No Thanks' },
  revealall: {
    title: 'Reveal All Answers?',
    watch: 'Watch Ad to Reveal',
    decline: 'No Thanks',
    adTitle: 'Watch Ad to Reveal All',
  },
};

/** Returns the texts of the offer and its modal. */
export function rewardTexts(reward: Reward, puzzleTitle: string): RewardTexts {
  if (reward !== 'welcome') return texts[reward];
  return { title: `Welcome to ${puzzleTitle}`, watch: 'Watch Ad to Play', decline: 'Skip Ad' };
}

/** True if the player gets the reward: a hint only for an ad, all answers also if no ad was available, a game always. */
export function isEarned(reward: Reward, outcome: Outcome): boolean {
  if (reward === 'welcome') return true;
  return outcome === 'granted' || (reward === 'revealall' && outcome === 'failed');
}

/** Returns the path of the ad unit: the one for Reveal All, or the one for hints for everything else. */
export function rewardPath(ads: AdSettings | undefined, reward: Reward): string | undefined {
  return reward === 'revealall' ? ads?.rewardedRevealUnitPath : ads?.rewardedHintUnitPath;
}

/** Returns the difficulty from 1 to 5, or 3 if the puzzle has no valid one. */
export function welcomeDifficulty(difficulty: number | undefined): number {
  return difficulty !== undefined && difficulty >= 1 && difficulty <= 5 ? difficulty : 3;
}
