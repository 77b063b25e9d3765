/** Longer lists are cut: the trail says what was done, not every detail of it. */
const maxIds = 10;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function describeIds(ids: readonly unknown[]): string {
  const known = ids.filter((id) => typeof id === 'string');
  const shown = known.slice(0, maxIds).join(', ');
  return known.length > maxIds ? `${shown} and ${known.length - maxIds} more` : shown;
}

/** What a request is about: the puzzle in its address and what would change about it, or the puzzles in its body. */
export function subjectOfRequest(params: unknown, body: unknown): string {
  const id = isObject(params) ? params['id'] : undefined;
  if (!isObject(body) || Object.keys(body).length === 0) return describeIds([id]);
  // Only the names of the fields: their values may be anything.
  if (id !== undefined) return `${describeIds([id])}: ${Object.keys(body).join(', ')}`;
  const [, ids] = Object.entries(body).find(([name]) => name.endsWith('Ids')) ?? [];
  return describeIds(Array.isArray(ids) ? ids : []);
}

/** What came of it: the puzzles that the answer names, if it names any. */
export function subjectOfAnswer(answer: unknown): string {
  if (!isObject(answer)) return '';
  const puzzles = Array.isArray(answer['puzzles']) ? answer['puzzles'] : [answer];
  return describeIds(puzzles.map((each: unknown) => (isObject(each) ? each['id'] : undefined)));
}
