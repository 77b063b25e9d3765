import { useRef, useState } from 'react';
import { useSite } from '../site/site.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import { RewardedAdDialog } from './RewardedAdDialog.tsx';
import styles from './RewardedAdDialog.module.css';
import { isEarned, rewardPath, rewardTexts, welcomeDifficulty } from './rewards.ts';
import type { Outcome, Reward } from './rewards.ts';
import type { PuzzleMetadata } from '../game/metadata.ts';

interface RewardFlowProps {
  readonly reward: Reward;
  readonly metadata: Pick<PuzzleMetadata, 'title' | 'difficulty'>;
  /** Called once, when offer and ad have left the screen, so that nothing happens beneath an ad. */
  readonly onEnd: (isEarned: boolean) => void;
}

/** From the offer of a reward through its ad to the end. */
export function RewardFlow({ reward, metadata, onEnd }: RewardFlowProps) {
  const { ads } = useSite();
  const [isWatching, setIsWatching] = useState(false);
  const outcome = useRef<Outcome>('cancelled');
  const { title, watch, decline, adTitle } = rewardTexts(reward, metadata.title);
  const end = (): void => onEnd(isEarned(reward, outcome.current));
  const note = (what: Outcome) => () => {
    outcome.current = what;
  };
  if (isWatching)
    return (
      <RewardedAdDialog
        unitPath={rewardPath(ads, reward)}
        title={adTitle}
        onGranted={note('granted')}
        onFailed={note('failed')}
        onClosed={note('cancelled')}
        onEnd={end}
      />
    );
  return (
    <Dialog title={title} picture={reward === 'welcome' ? <Mascot /> : undefined} onClose={end}>
      <Offer reward={reward} difficulty={metadata.difficulty} />
      <div className={styles['actions']}>
        <Button onClick={() => setIsWatching(true)}>{watch}</Button>
        <Button variant="quiet" onClick={end}>
          {decline}
        </Button>
      </div>
    </Dialog>
  );
}

function Offer({ reward, difficulty }: { reward: Reward; difficulty: number }) {
  if (reward === 'hint') return <p>A short ad, and letters of the clue you are at are filled in.</p>;
  if (reward === 'revealall') return <p>A short ad, and every answer of this puzzle is shown.</p>;
  return <p className={styles['centred']}>Difficulty: {welcomeDifficulty(difficulty)}/5</p>;
}
