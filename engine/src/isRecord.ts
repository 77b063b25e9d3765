/** True for what can be asked for properties; data from outside is `unknown` until then. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
