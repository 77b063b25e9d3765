/** How long a visitor waits for the database when there is an answer without it. */
const patienceMs = 1_000;

/** Ends like the work, or with undefined if that takes too long; the work then goes on in the background. */
export function withinPatience<T>(work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, patienceMs, undefined);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
