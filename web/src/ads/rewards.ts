import type { AdSettings } from '@monster/contract';

/** What can be earned by watching an ad; the values of `rewardtest`. */
export type Reward = 'hint' | 'revealall' | 'welcome';

/** What came of an offer: the ad was watched or skipped, there was none, or the player closed it early or backed out. */
export type Outcome = 'granted' | 'noAd' | 'closedEarly' | 'canceled';

/** How an offer ends: with the reward, without it, or without it because there was no ad to watch. */
export type Ending = 'earned' | 'notEarned' | 'noAd';

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

/** Decides who gets a reward: a hint only for an ad, all answers for everybody who did not cancel, a game always. */
export function endingOf(reward: Reward, outcome: Outcome): Ending {
  if (reward === 'welcome' || outcome === 'granted') return 'earned';
  if (reward === 'revealall') return outcome === 'canceled' ? 'notEarned' : 'earned';
  return outcome === 'noAd' ? 'noAd' : 'notEarned';
}

/** Returns the path of the ad unit: the one for Reveal All, or the one for hints for everything else. */
export function rewardPath(ads: AdSettings | undefined, reward: Reward): string | undefined {
  return reward === 'revealall' ? ads?.rewardedRevealUnitPath : ads?.rewardedHintUnitPath;
}

/** Returns the difficulty from 1 to 5, or 3 if the puzzle has no valid one. */
export function welcomeDifficulty(difficulty: number | undefined): number {
  return difficulty !== undefined && difficulty >= 1 && difficulty <= 5 ? difficulty : 3;
}
