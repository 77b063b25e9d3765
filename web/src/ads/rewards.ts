import type { AdSettings } from '@monster/contract';

/** What can be earned by watching an ad; the values of `rewardtest`. */
export type Reward = 'hint' | 'revealall' | 'welcome';

/** How a player came out of the offer: with the ad watched or skipped, without an ad, or by backing out. */
export type Outcome = 'granted' | 'failed' | 'cancelled';

interface RewardTexts {
  readonly title: string;
  readonly watch: string;
  readonly decline: string;
  /** The title of the ad's modal, where it has one of its own. */
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

/** What the offer and its modal read. */
export function rewardTexts(reward: Reward, puzzleTitle: string): RewardTexts {
  if (reward !== 'welcome') return texts[reward];
  return { title: `Welcome to ${puzzleTitle}`, watch: 'Watch Ad to Play', decline: 'Skip Ad' };
}

/** Whether the player gets it: a hint only for an ad, all answers also where there was no ad to be had, a game always. */
export function isEarned(reward: Reward, outcome: Outcome): boolean {
  if (reward === 'welcome') return true;
  return outcome === 'granted' || (reward === 'revealall' && outcome === 'failed');
}

/** The unit that the ad is asked from: that of hints for all but Reveal All. */
export function rewardPath(ads: AdSettings | undefined, reward: Reward): string | undefined {
  return reward === 'revealall' ? ads?.rewardedRevealUnitPath : ads?.rewardedHintUnitPath;
}

/** Difficulty of five; 3 where the puzzle does not tell. */
export function welcomeDifficulty(difficulty: number | undefined): number {
  return difficulty !== undefined && difficulty >= 1 && difficulty <= 5 ? difficulty : 3;
}
