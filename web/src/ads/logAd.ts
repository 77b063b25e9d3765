/** Logs to the console how ads are doing; nobody else needs to know. */
export function logAd(message: string): void {
  // oxlint-disable-next-line no-console -- the console is the ad log
  console.info(`ads: ${message}`);
}
