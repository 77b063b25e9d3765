import { useEffect, useState } from 'react';
import { untilNoticed } from '../../lib/retry.ts';
import type { Retry } from '../../lib/retry.ts';
import { readServerSide } from '../../ownData/serverSide.ts';
import type { ServerSide } from '../../ownData/serverSide.ts';

type State = ServerSide | 'loading' | 'failed' | 'retrying';

/** What the server stores about the player; `reload` asks again after something has changed, and the old answer shows until then. */
export function useServerSide(): {
  readonly side: ServerSide | undefined;
  readonly retry: Retry | null;
  readonly reload: () => void;
} {
  const [state, setState] = useState<State>('loading');
  const [turn, setTurn] = useState({ isRetry: false });
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const found = await readServerSide(false).catch(async () => {
        if (turn.isRetry) await untilNoticed();
        return 'failed' as const;
      });
      if (isWanted) setState(found);
    };
    void ask();
    return () => void (isWanted = false);
  }, [turn]);
  const isRunning = state === 'retrying';
  const start = (): void => {
    if (isRunning) return;
    setState('retrying');
    setTurn({ isRetry: true });
  };
  return {
    side: typeof state === 'string' ? undefined : state,
    retry: state === 'failed' || isRunning ? { isRunning, start } : null,
    reload: () => setTurn({ isRetry: false }),
  };
}
