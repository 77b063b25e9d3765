/** Work that goes on until it is stopped. */
export interface RepeatedWork {
  /** Starts no new round and waits a while for the one that runs. */
  readonly stop: () => Promise<void>;
}

const stopWithinMs = 5_000;

/** Does work, rests, does it again; a round that fails is reported and the next one comes as usual. */
export function repeat(
  work: () => Promise<unknown>,
  restMs: number,
  onError: (error: unknown) => void,
): RepeatedWork {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let round = Promise.resolve();
  const next = async (): Promise<void> => {
    await work().catch(onError);
    if (!isStopped) timer = setTimeout(start, restMs);
  };
  const start = (): void => {
    round = next();
  };
  start();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      let patience: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, stopWithinMs);
      });
      await Promise.race([round, enough]);
      clearTimeout(patience);
    },
  };
}
