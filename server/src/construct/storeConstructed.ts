import type { SavedConstructed } from '@monster/contract';
import { checkContent, cleanText, metadataProblems } from '@monster/formats';
import type { Metadata, PuzzleContent } from '@monster/formats';
import type { Context } from '../context.ts';
import { storeUpload } from '../db/uploads.ts';
import { HttpError } from '../http/errors.ts';

/** Stores a puzzle made by hand exactly as an uploaded file: the same checks, warnings, ids and replacing. */
export async function storeConstructed(
  context: Context,
  { rows, acrossClues, downClues, ...facts }: PuzzleContent & Metadata,
): Promise<SavedConstructed> {
  const metadata = { ...facts, title: cleanText(facts.title), author: cleanText(facts.author) };
  const [wrong] = metadataProblems(metadata);
  if (wrong !== undefined) throw new HttpError(400, wrong.message, wrong.field);
  const { puzzle, errors, warnings } = checkContent({
    cells: rows.map((row) => [...row]),
    clues: [
      ...acrossClues.map((clue) => ({ direction: 'across' as const, ...clue })),
      ...downClues.map((clue) => ({ direction: 'down' as const, ...clue })),
    ],
  });
  if (puzzle === null) throw new HttpError(400, errors[0]?.message ?? 'The puzzle is not sound.');
  const stored = await storeUpload(context.db, puzzle, metadata, context.now());
  return { ...stored, warnings: [...warnings] };
}
