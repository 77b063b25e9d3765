import { useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { loadAdCode } from '../ads/place/useBanner.ts';
import type { Ending, Reward } from '../ads/rewards.ts';
import type { PuzzleMetadata } from '../game/metadata.ts';
import { useLatePart } from '../lib/useLatePart.ts';
import { showToast } from '../ui/toasts.ts';

/** Gives the player a reward, either at once or after its ad has been watched. */
export type Earn = (reward: Reward, give: () => void) => void;

interface Offer {
  readonly reward: Reward;
  readonly give: () => void;
}

const noHint = {
  title: 'No hint this time',
  description: 'There was no ad to watch just now, so no hint was used. Please try again later.',
};

/** Puts an ad in front of the reward named by `rewardtest`; all others are free. */
export function useRewardGate(
  rewardTest: string | null,
  metadata: PuzzleMetadata,
): { earn: Earn; offer: ReactNode; isWelcoming: boolean } {
  const [isWelcomed, setIsWelcomed] = useState(false);
  const isWelcoming = rewardTest === 'welcome' && !isWelcomed;
  const [asked, setAsked] = useState<Offer | null>(null);
  const welcome: Offer | null = isWelcoming ? { reward: 'welcome', give: () => setIsWelcomed(true) } : null;
  const offer = welcome ?? asked;
  const end = (ending: Ending): void => {
    // Closes the dialog synchronously, since nothing behind an open dialog can take the focus.
    flushSync(() => setAsked(null));
    if (ending === 'earned') offer?.give();
    if (ending === 'noAd') showToast(noHint);
  };
  // Without the ad code there is no ad to watch, so everything but a hint is given away.
  const part = useLatePart(loadAdCode, offer !== null, () =>
    end(offer?.reward === 'hint' ? 'noAd' : 'earned'),
  );
  return {
    earn: (reward, give) => (reward === rewardTest ? setAsked({ reward, give }) : give()),
    offer: offer !== null && part !== null && (
      <part.RewardFlow key={offer.reward} reward={offer.reward} metadata={metadata} onEnd={end} />
    ),
    isWelcoming,
  };
}
