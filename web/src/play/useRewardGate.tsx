import { useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { loadAdCode } from '../ads/place/loadAdCode.ts';
import type { Reward } from '../ads/rewards.ts';
import type { PuzzleMetadata } from '../game/metadata.ts';
import { useLatePart } from '../lib/useLatePart.ts';
import { tellLoadFailure } from '../ui/toasts.ts';

/** Hands out a reward, at once or when its ad has been watched. */
export type Earn = (reward: Reward, give: () => void) => void;

interface Offer {
  readonly reward: Reward;
  readonly give: () => void;
}

/** Puts an ad before the reward that `rewardtest` names; all others are free. */
export function useRewardGate(
  rewardTest: string | null,
  metadata: PuzzleMetadata,
): { earn: Earn; offer: ReactNode; isWelcoming: boolean } {
  const [isWelcomed, setIsWelcomed] = useState(false);
  const isWelcoming = rewardTest === 'welcome' && !isWelcomed;
  const [asked, setAsked] = useState<Offer | null>(null);
  const welcome: Offer | null = isWelcoming ? { reward: 'welcome', give: () => setIsWelcomed(true) } : null;
  const offer = welcome ?? asked;
  // Without its code there is no ad to watch: everything but a hint is given away then.
  const part = useLatePart(loadAdCode, offer !== null, () => {
    setAsked(null);
    if (offer?.reward === 'hint') tellLoadFailure();
    else offer?.give();
  });
  const end = (isEarned: boolean): void => {
    // Closed at once, since behind an open dialog nothing can take the focus.
    flushSync(() => setAsked(null));
    if (isEarned) offer?.give();
  };
  return {
    earn: (reward, give) => (reward === rewardTest ? setAsked({ reward, give }) : give()),
    offer: offer !== null && part !== null && (
      <part.RewardFlow key={offer.reward} reward={offer.reward} metadata={metadata} onEnd={end} />
    ),
    isWelcoming,
  };
}
