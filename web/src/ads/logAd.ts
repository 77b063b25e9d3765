/** Tells whoever looks into the console how ads fare; nobody else needs to know. */
export function logAd(message: string): void {
  // oxlint-disable-next-line no-console -- the log of ads is the console
  console.info(`ads: ${message}`);
}
