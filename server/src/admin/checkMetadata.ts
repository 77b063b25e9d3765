import { cleanText, metadataProblems } from '@monster/formats';
import type { Metadata } from '@monster/formats';
import { HttpError } from '../http/errors.ts';

type Changes = { readonly [Field in keyof Metadata]?: Metadata[Field] | undefined };

/** Returns the metadata with clean texts, or throws a 400 that names the first invalid field. */
export function checkMetadata(given: Metadata): Metadata;
export function checkMetadata(given: Changes): Partial<Metadata>;
export function checkMetadata(given: Changes): Partial<Metadata> {
  const entries = Object.entries(given).map(([field, value]) => [
    field,
    typeof value === 'string' ? cleanText(value) : value,
  ]);
  const metadata = Object.fromEntries(entries) as Partial<Metadata>;
  const [problem] = metadataProblems(metadata);
  if (problem !== undefined) throw new HttpError(400, problem.message, problem.field);
  return metadata;
}
