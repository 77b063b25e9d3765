import { useEffect, useRef, useState } from 'react';
import { endOffer } from '../../reminders/offer.ts';
import { lookAtPush, PushFailure, turnOff, turnOn } from './pushBrowser.ts';
import type { PushState } from './pushBrowser.ts';

const unexpected = 'Something went wrong in your browser. Please reload the page and try again.';

/** Reminders in this browser: how they are, once that is known, and how to change it. */
export function usePush() {
  const [state, setState] = useState<PushState | 'looking' | 'unknown'>('looking');
  const [isLookingAgain, setIsLookingAgain] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isWorking = useRef(false);

  useEffect(() => {
    let isWanted = true;
    const show = (found: PushState | 'unknown'): void => {
      if (isWanted) setState(found);
    };
    lookAtPush().then(show, () => show('unknown'));
    return () => void (isWanted = false);
  }, []);
  const lookAgain = async (): Promise<void> => {
    setIsLookingAgain(true);
    setState(await lookAtPush().catch(() => 'unknown' as const));
    setIsLookingAgain(false);
  };

  /** One thing at a time, however often a button is pressed. */
  const change = async (work: () => Promise<PushState>): Promise<void> => {
    if (isWorking.current) return;
    isWorking.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      setState(await work());
    } catch (error) {
      setFailure(error instanceof PushFailure ? error.message : unexpected);
    } finally {
      isWorking.current = false;
      setIsBusy(false);
    }
  };
  return {
    state,
    isBusy,
    failure,
    retry: {
      isRunning: isLookingAgain,
      start: () => void lookAgain(),
    },
    turnOn: (key: string, minute: number) => {
      endOffer();
      return change(() => turnOn(key, minute));
    },
    turnOff: (key: string) => change(() => turnOff(key)),
  };
}
