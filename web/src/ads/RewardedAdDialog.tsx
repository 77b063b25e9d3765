import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSite } from '../site/site.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { loadAdTools } from './adTools.ts';
import { openRewardedAd } from './openRewardedAd.ts';
import type { OpenRewardedAd, RewardedAdHandlers } from './openRewardedAd.ts';
import { secondsToSkip } from './rewardedAd.ts';
import type { RewardedAd } from './rewardedAd.ts';
import styles from './RewardedAdDialog.module.css';

type RewardedAdDialogProps = Omit<RewardedAdHandlers, 'onChange'> & {
  readonly unitPath: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string;
  readonly buttonText?: string;
};

/** The modal around a rewarded ad. It requests the ad when it is mounted, and its parent unmounts it on `onEnd`. */
export function RewardedAdDialog({
  unitPath,
  title = 'Watch Ad to Continue',
  description = 'Watch a quick ad to proceed',
  buttonText = 'Watch Ad',
  ...handlers
}: RewardedAdDialogProps) {
  const [ad, press] = useRewardedAd(unitPath, handlers);
  const isPlaying = ad?.stage === 'playing' || ad?.stage === 'granted';
  const skipIn = ad === null ? null : secondsToSkip(ad);
  const canSkip = skipIn === 0;
  return (
    // The ad covers the page, but nothing can cover a modal dialog.
    <Dialog title={title} isModal={!isPlaying} onClose={() => press('cancel')}>
      <p>{description}</p>
      <div className={styles['state']}>
        <span className={styles['spinner']} />
        <p role="status">{messageOf(isPlaying, skipIn)}</p>
        {skipIn !== null && skipIn > 0 && <p>Skip available in {skipIn}s</p>}
      </div>
      <div className={styles['actions']}>
        {!isPlaying && (
          // One button for both, so it keeps the focus. Until it can skip, it says what is about to happen.
          <Button
            aria-disabled={!canSkip && ad?.stage !== 'starting'}
            onClick={() => press(canSkip ? 'skip' : 'watch')}
          >
            {canSkip ? 'Skip Ad' : buttonText}
          </Button>
        )}
        <Button variant="quiet" onClick={() => press('cancel')}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

function messageOf(isPlaying: boolean, skipIn: number | null): string {
  if (isPlaying) return 'Ad playing...';
  return skipIn === null ? 'Preparing your ad...' : 'Ad is loading...';
}

function useRewardedAd(
  unitPath: string | undefined,
  { onGranted, onFailed, onClosed, onEnd }: Omit<RewardedAdHandlers, 'onChange'>,
): [ad: RewardedAd | null, press: OpenRewardedAd['press']] {
  const { ads } = useSite();
  const [ad, setAd] = useState<RewardedAd | null>(null);
  const opened = useRef<OpenRewardedAd | null>(null);
  const handlers = { onGranted, onClosed, onEnd };
  const call = useEffectEvent((name: keyof typeof handlers) => handlers[name]());
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const open = openRewardedAd(ads === undefined ? Promise.resolve(null) : loadAdTools(ads), unitPath, {
      onGranted: () => call('onGranted'),
      onFailed: (why) => fail(why),
      onClosed: () => call('onClosed'),
      onEnd: () => call('onEnd'),
      onChange: setAd,
    });
    opened.current = open;
    return open.dispose;
  }, [ads, unitPath]);
  return [ad, (button) => opened.current?.press(button)];
}
