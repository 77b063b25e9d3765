import { routes } from '@monster/contract';
import type { FileFailure, StoredPuzzle } from '@monster/contract';
import { readPuzzleFile } from '@monster/formats';
import type { Metadata } from '@monster/formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewFile } from '../admin/previewFile.ts';
import type { Context } from '../context.ts';
import { storeUpload } from '../db/uploads.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';
import { receiveFiles } from '../http/receiveFiles.ts';
import type { ReceivedFile } from '../http/receiveFiles.ts';

const noFiles = 'Please select at least one CSV file to upload';

type Outcome = { readonly stored: StoredPuzzle } | { readonly failure: FileFailure };

/** Stores one file whole, or says why not. */
async function storeFile(context: Context, { name, bytes }: ReceivedFile): Promise<Outcome> {
  const { puzzle, metadata, errors, warnings } = readPuzzleFile(name, bytes);
  const [first] = errors;
  if (puzzle === null || first !== undefined)
    return { failure: { file: name, message: first?.message ?? '', problems: [...errors] } };
  // A reading without errors has every fact.
  const facts = metadata as Metadata;
  const { id, replaced } = await storeUpload(context.db, puzzle, facts, context.now());
  const { title, author } = facts;
  return { stored: { title, author, id, replaced, warnings: [...warnings] } };
}

interface Batch {
  readonly puzzles: StoredPuzzle[];
  readonly errors: FileFailure[];
}

async function storeBatch(context: Context, request: FastifyRequest, field: string): Promise<Batch> {
  const batch: Batch = { puzzles: [], errors: [] };
  for await (const file of receiveFiles(request, field)) {
    const outcome = await storeFile(context, file);
    if ('stored' in outcome) batch.puzzles.push(outcome.stored);
    else batch.errors.push(outcome.failure);
  }
  if (batch.puzzles.length + batch.errors.length === 0) throw new HttpError(400, noFiles, field);
  return batch;
}

function answerBatch({ puzzles, errors }: Batch, done: string, reply: FastifyReply) {
  const [first] = errors;
  // A file that fails is told beside the others; only when none was stored is it the failure of the whole.
  const isFailure = puzzles.length === 0 && first !== undefined;
  if (isFailure) reply.status(400);
  const message = isFailure ? `${first.file}: ${first.message}` : done;
  return { message, successful: puzzles.length, puzzles, errors };
}

export function adminUploadRoutes(app: FastifyInstance, context: Context): void {
  answer(app, routes.uploadPuzzle, async ({ request, reply }) => {
    const batch = await storeBatch(context, request, 'puzzleFile');
    return answerBatch(batch, 'Puzzle was successfully uploaded', reply);
  });

  answer(app, routes.uploadPuzzles, async ({ request, reply }) => {
    const batch = await storeBatch(context, request, 'puzzleFiles');
    return answerBatch(batch, `Processed ${batch.puzzles.length} puzzles successfully`, reply);
  });

  answer(app, routes.previewPuzzles, async ({ request }) => {
    const files = [];
    for await (const file of receiveFiles(request, 'puzzleFiles'))
      files.push(await previewFile(context.db.queries, file));
    if (files.length === 0) throw new HttpError(400, noFiles, 'puzzleFiles');
    return { files };
  });
}
