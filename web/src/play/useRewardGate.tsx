import type { FullPuzzle } from '@monster/contract';
import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { RewardFlow } from '../ads/RewardFlow.tsx';
import { showToast } from '../ui/toasts.ts';

type Flow = typeof RewardFlow;
type Reward = ComponentProps<Flow>['reward'];

/** Hands a reward out, at once or when its ad was watched. */
export type Earn = (reward: Reward, give: () => void) => void;

interface Offer {
  readonly View: Flow;
  readonly reward: Reward;
  readonly give: () => void;
}

/** The offer with its code. Who cannot even load that has no ad to watch: all but hints are given then. */
async function loadOffer(reward: Reward, give: () => void): Promise<Offer | null> {
  try {
    const { RewardFlow: View } = await import('../ads/RewardFlow.tsx');
    return { View, reward, give };
  } catch {
    if (reward !== 'hint') give();
    else showToast({ title: 'That could not be loaded', description: 'Please check your connection.' });
    return null;
  }
}

/** Puts an ad before the reward that `rewardtest` names; all others are free.  */
export function useRewardGate(
  rewardTest: string | null,
  facts: FullPuzzle,
): { earn: Earn; offer: ReactNode; isWelcoming: boolean } {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isWelcomed, setIsWelcomed] = useState(false);
  useEffect(() => {
    if (rewardTest === 'welcome') void loadOffer('welcome', () => setIsWelcomed(true)).then(setOffer);
  }, [rewardTest]);
  const end = (isEarned: boolean): void => {
    // Closed at once, since behind an open dialog nothing can take the focus.
    flushSync(() => setOffer(null));
    if (isEarned) offer?.give();
  };
  return {
    earn: (reward, give) => (reward === rewardTest ? void loadOffer(reward, give).then(setOffer) : give()),
    offer: offer !== null && <offer.View reward={offer.reward} facts={facts} onEnd={end} />,
    isWelcoming: rewardTest === 'welcome' && !isWelcomed,
  };
}
