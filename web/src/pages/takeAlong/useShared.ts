import { useEffect, useState } from 'react';
import { send } from '../../api/client.ts';
import { checkTransfer } from '../../api/player/transferCalls.ts';
import type { TransferState } from '../../api/player/transferCalls.ts';
import type { Shared } from '../../takeAlong/sendProgress.ts';

const askEveryMs = 4_000;

/** How many whole seconds a code still works, and what has become of it. */
export function useShared({ id, sender, endsAt }: Shared): {
  readonly secondsLeft: number;
  readonly state: TransferState;
} {
  const [now, setNow] = useState(() => Date.now());
  const [state, setState] = useState<TransferState>('waiting');
  const isOver = now >= endsAt || state === 'arrived' || state === 'gone';
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  useEffect(() => {
    if (isOver) return;
    let isWatching = true;
    const ask = async (): Promise<void> => {
      // Without an answer, the code may still work; the next question tells.
      const answer = await send(checkTransfer({ body: { id, sender } })).catch(() => null);
      if (isWatching && answer !== null) setState(answer.state);
    };
    const timer = setInterval(() => !document.hidden && navigator.onLine && void ask(), askEveryMs);
    return () => {
      isWatching = false;
      clearInterval(timer);
    };
  }, [id, sender, isOver]);
  return {
    secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1_000)),
    state: now >= endsAt && state !== 'arrived' ? 'gone' : state,
  };
}
