/** Work that repeats until it is stopped. */
export interface RepeatedWork {
  /** Starts no new round and waits a while for the current one. */
  readonly stop: () => Promise<void>;
}

const stopWithinMs = 5_000;

/** Repeats work with a rest after each round; a round that fails is reported, and the next one follows as usual. */
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
      let limit: NodeJS.Timeout | undefined;
      const timeUp = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, stopWithinMs);
      });
      await Promise.race([round, timeUp]);
      clearTimeout(limit);
    },
  };
}
