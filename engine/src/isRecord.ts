/** True for a JSON object; data from outside is `unknown` until it has passed this. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
