/** Another try at something that has failed. */
export interface Retry {
  readonly isRunning: boolean;
  /** Does nothing while the try is running. */
  readonly start: () => void;
}

const noticeMs = 400;

/** Waits until people can tell that something was tried: a failure that comes at once would look like no try at all. */
export function untilNoticed(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, noticeMs);
  });
}
