import { routes } from '@monster/contract';
import type { FileFailure, FilePreview, StoredPuzzle } from '@monster/contract';
import { metadataProblems, writeCsv } from '@monster/formats';
import type { FileReading, Metadata } from '@monster/formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFileReader } from '../admin/fileReader.ts';
import type { FileReader } from '../admin/fileReader.ts';
import type { Context } from '../context.ts';
import { storeUpload } from '../db/adminPuzzles.ts';
import type { Queries } from '../db/open.ts';
import { findByName } from '../db/puzzles.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';
import { receiveFiles } from '../http/receiveFiles.ts';
import type { ReceivedFile } from '../http/receiveFiles.ts';

const noFiles = 'Please select at least one CSV file to upload';

type Outcome = { readonly stored: StoredPuzzle } | { readonly failure: FileFailure };

/** Stores a file, or reports why it cannot be stored. */
async function storeFile(
  context: Context,
  { name }: ReceivedFile,
  { puzzle, metadata, errors, warnings }: FileReading,
): Promise<Outcome> {
  const [first] = errors;
  if (puzzle === null || first !== undefined)
    return { failure: { file: name, message: first?.message ?? '', problems: [...errors] } };
  // A file that was read without errors has complete metadata.
  const complete = metadata as Metadata;
  const { id, replaced } = await storeUpload(context.db, puzzle, complete, context.now());
  const { title, author } = complete;
  return { stored: { title, author, id, replaced, warnings: [...warnings] } };
}

interface Batch {
  readonly puzzles: StoredPuzzle[];
  readonly errors: FileFailure[];
}

async function storeBatch(
  context: Context,
  reader: FileReader,
  request: FastifyRequest,
  field: string,
): Promise<Batch> {
  const batch: Batch = { puzzles: [], errors: [] };
  for await (const file of receiveFiles(request, field)) {
    const outcome = await storeFile(context, file, await reader.read(file));
    if ('stored' in outcome) batch.puzzles.push(outcome.stored);
    else batch.errors.push(outcome.failure);
  }
  if (batch.puzzles.length + batch.errors.length === 0) throw new HttpError(400, noFiles, field);
  return batch;
}

function answerBatch({ puzzles, errors }: Batch, done: string, reply: FastifyReply) {
  const [first] = errors;
  // A file that fails is reported beside the others; the whole request fails only when no file was stored.
  const isFailure = puzzles.length === 0 && first !== undefined;
  if (isFailure) reply.status(400);
  const message = isFailure ? `${first.file}: ${first.message}` : done;
  return { message, successful: puzzles.length, puzzles, errors };
}

/** Describes what uploading the file would do, without storing it. */
async function previewFile(
  queries: Queries,
  { name }: ReceivedFile,
  { format, puzzle, cells, metadata, errors, warnings }: FileReading,
): Promise<FilePreview> {
  const { title, author, datePublished } = metadata;
  const isNamed =
    title !== undefined &&
    author !== undefined &&
    datePublished !== undefined &&
    // A name that cannot be stored cannot be looked up either.
    metadataProblems(metadata).length === 0;
  const known = isNamed ? await findByName(queries, { title, author, datePublished }) : undefined;
  return {
    file: name,
    format,
    metadata,
    cells: cells.slice(0, 30).map((row) => row.slice(0, 30).map((cell) => cell.slice(0, 20))),
    acrossClues: [...(puzzle?.acrossClues ?? [])],
    downClues: [...(puzzle?.downClues ?? [])],
    problems: [...errors],
    warnings: [...warnings],
    csv: puzzle === null ? null : writeCsv(puzzle),
    replaces: known ?? null,
  };
}

export function adminUploadRoutes(app: FastifyInstance, context: Context): void {
  const reader = createFileReader();
  app.addHook('preClose', () => reader.stop());

  answer(app, routes.uploadPuzzle, async ({ request, reply }) => {
    const batch = await storeBatch(context, reader, request, routes.uploadPuzzle.fileField);
    return answerBatch(batch, 'Puzzle was successfully uploaded', reply);
  });

  answer(app, routes.uploadPuzzles, async ({ request, reply }) => {
    const batch = await storeBatch(context, reader, request, routes.uploadPuzzles.fileField);
    return answerBatch(batch, `Processed ${batch.puzzles.length} puzzles successfully`, reply);
  });

  answer(app, routes.previewPuzzles, async ({ request }) => {
    const files = [];
    for await (const file of receiveFiles(request, routes.previewPuzzles.fileField))
      files.push(await previewFile(context.db.queries, file, await reader.read(file)));
    if (files.length === 0) throw new HttpError(400, noFiles, routes.previewPuzzles.fileField);
    return { files };
  });
}
