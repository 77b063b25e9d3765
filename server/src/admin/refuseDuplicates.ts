import { HttpError } from '../http/errors.ts';

/** Throws a 400 if an id appears twice. */
export function refuseDuplicates(ids: readonly string[], field: string): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) throw new HttpError(400, `${field}: ${id} appears twice`, field);
    seen.add(id);
  }
}
