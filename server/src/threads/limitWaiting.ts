/**
 * Lets at most so many wait for a thread. Whoever comes while there are as many gets undefined, and so does whoever the
 * thread gave up on.
 */
export function limitWaiting(most: number) {
  let waiting = 0;
  return async <Result>(
    ask: () => Promise<Result | 'gave up'>,
  ): Promise<Exclude<Result, 'gave up'> | undefined> => {
    if (waiting >= most) return undefined;
    waiting += 1;
    try {
      const result = await ask();
      return result === 'gave up' ? undefined : (result as Exclude<Result, 'gave up'>);
    } finally {
      waiting -= 1;
    }
  };
}
