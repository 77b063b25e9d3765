import { useRef, useState } from 'react';
import { useSite } from '../site/site.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import { RewardedAdDialog } from './RewardedAdDialog.tsx';
import styles from './RewardedAdDialog.module.css';
import { endingOf, rewardPath, rewardTexts, welcomeDifficulty } from './rewards.ts';
import type { Ending, Outcome, Reward } from './rewards.ts';
import type { PuzzleMetadata } from '../game/metadata.ts';

interface RewardFlowProps {
  readonly reward: Reward;
  readonly metadata: Pick<PuzzleMetadata, 'title' | 'difficulty'>;
  /** Called once, after the offer and the ad have left the screen, so nothing happens underneath an ad. */
  readonly onEnd: (ending: Ending) => void;
}

/** Offers a reward and shows its ad. */
export function RewardFlow({ reward, metadata, onEnd }: RewardFlowProps) {
  const { ads } = useSite();
  const [isWatching, setIsWatching] = useState(false);
  const outcome = useRef<Outcome>('canceled');
  const { title, watch, decline, adTitle } = rewardTexts(reward, metadata.title);
  const end = (): void => onEnd(endingOf(reward, outcome.current));
  const setOutcome = (next: Outcome): void => {
    outcome.current = next;
  };
  if (isWatching)
    return (
      <RewardedAdDialog
        unitPath={rewardPath(ads, reward)}
        title={adTitle}
        onGranted={() => setOutcome('granted')}
        onFailed={setOutcome}
        onClosed={() => setOutcome('canceled')}
        onEnd={end}
      />
    );
  return (
    <Dialog title={title} picture={reward === 'welcome' ? <Mascot /> : undefined} onClose={end}>
      <OfferText reward={reward} difficulty={metadata.difficulty} />
      <div className={styles['actions']}>
        <Button onClick={() => setIsWatching(true)}>{watch}</Button>
        <Button variant="quiet" onClick={end}>
          {decline}
        </Button>
      </div>
    </Dialog>
  );
}

function OfferText({ reward, difficulty }: { reward: Reward; difficulty: number }) {
  if (reward === 'hint') return <p>Watch a short ad to fill in letters of the selected clue.</p>;
  if (reward === 'revealall') return <p>Watch a short ad to see every answer in this puzzle.</p>;
  return <p className={styles['centered']}>Difficulty: {welcomeDifficulty(difficulty)}/5</p>;
}
