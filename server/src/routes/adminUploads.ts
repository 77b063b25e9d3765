import { fileDetails, routes } from '@monster/contract';
import type { Agreement, FileDetails, FileFailure, FilePreview, StoredPuzzle } from '@monster/contract';
import { metadataProblems, refused, writeCsv } from '@monster/formats';
import type { FileReading, Metadata } from '@monster/formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { editedBy } from '../admin/editedBy.ts';
import { createFileReader } from '../admin/fileReader.ts';
import type { FileReader } from '../admin/fileReader.ts';
import { noteOthers } from '../admin/noteOthers.ts';
import { refusalOf } from '../admin/refusalOf.ts';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/open.ts';
import type { EditedBy } from '../db/puzzleChanges.ts';
import { findOtherDailies, findReplaced } from '../db/replacedPuzzles.ts';
import { storeUpload } from '../db/storeUpload.ts';
import { answer } from '../http/answer.ts';
import { HttpError } from '../http/errors.ts';
import { receiveFiles } from '../http/receiveFiles.ts';
import type { ReceivedFile } from '../http/receiveFiles.ts';

const noFiles = 'Please select at least one CSV file to upload';
const tooManyFiles = 'Please send one file at a time here; nothing was stored. Bulk upload takes several.';

type Outcome = { readonly stored: StoredPuzzle } | { readonly failure: FileFailure };

/** A file as it was read, and what the form says about it. */
interface ReadFile {
  readonly name: string;
  readonly index: number;
  readonly reading: FileReading;
  readonly agreement: Agreement | undefined;
}

/** Reads the field in front of a file; null if it is not what the contract says. */
function readDetails(text: string): FileDetails | null {
  if (text === '') return {};
  try {
    return fileDetails.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function readFile(reader: FileReader, file: ReceivedFile, index: number): Promise<ReadFile> {
  const { name } = file;
  const details = readDetails(file.details);
  const reading: FileReading =
    details === null
      ? { ...refused('The details that came with the file cannot be read.'), format: null }
      : await reader.read(file, details.metadata);
  return { name, index, reading, agreement: details?.replaces };
}

/** Where files are stored, and by whom. */
interface Store {
  readonly db: Db;
  readonly by: EditedBy;
}

async function storeFor(context: Context, request: FastifyRequest): Promise<Store> {
  return { db: context.db, by: await editedBy(context, request) };
}

/** Stores a file, or reports why it cannot be stored. `earlier` has the files of the same upload by the puzzle's name. */
async function storeFile(
  { db, by }: Store,
  { name, index, reading, agreement }: ReadFile,
  earlier: Map<string, string>,
): Promise<Outcome> {
  const { puzzle, metadata, errors, warnings } = reading;
  const refuse = (message: string, more: Partial<FileFailure> = {}): Outcome => ({
    failure: { file: name, index, message, problems: [{ message }], ...more },
  });
  const [first] = errors;
  if (puzzle === null || first !== undefined) return refuse(first?.message ?? '', { problems: [...errors] });
  // A file that was read without errors has complete metadata.
  const complete = metadata as Metadata;
  const { title, author, datePublished } = complete;
  const key = JSON.stringify([title, author, datePublished]);
  const twin = earlier.get(key);
  if (twin !== undefined) return refuse(`It has the same title, author and date as ${twin}.`);
  const stored = await storeUpload(db, { puzzle, metadata: complete, agreement }, by);
  if ('replacing' in stored) {
    const { replacing } = stored;
    return refuse(refusalOf(replacing), { replacing });
  }
  earlier.set(key, name);
  return { stored: { title, author, index, ...stored, warnings: [...warnings] } };
}

interface Batch {
  readonly puzzles: StoredPuzzle[];
  readonly errors: FileFailure[];
}

/** Stores the files one by one, as they come in. */
async function storeBatch(
  store: Store,
  reader: FileReader,
  files: AsyncIterable<ReceivedFile> | Iterable<ReceivedFile>,
  field: string,
): Promise<Batch> {
  const batch: Batch = { puzzles: [], errors: [] };
  const earlier = new Map<string, string>();
  let index = 0;
  for await (const file of files) {
    const outcome = await storeFile(store, await readFile(reader, file, index), earlier);
    if ('stored' in outcome) batch.puzzles.push(outcome.stored);
    else batch.errors.push(outcome.failure);
    index += 1;
  }
  if (index === 0) throw new HttpError(400, noFiles, field);
  return batch;
}

/** Returns the file of a form that must not have more than one, before anything is stored. */
async function receiveOne(request: FastifyRequest, field: string): Promise<ReceivedFile[]> {
  const files: ReceivedFile[] = [];
  let count = 0;
  for await (const file of receiveFiles(request, field)) {
    count += 1;
    if (count === 1) files.push(file);
  }
  if (count > 1) throw new HttpError(400, tooManyFiles, field);
  return files;
}

function answerBatch({ puzzles, errors }: Batch, done: string, reply: FastifyReply) {
  const [first] = errors;
  // A file that fails is reported beside the others; the whole request fails only when no file was stored.
  const isFailure = puzzles.length === 0 && first !== undefined;
  if (isFailure) reply.status(400);
  const message = isFailure ? `${first.file}: ${first.message}` : done;
  return { message, successful: puzzles.length, puzzles, errors };
}

/** What an upload of the file would do to stored puzzles, as far as its metadata is known. */
async function effectOf(context: Context, metadata: Partial<Metadata>) {
  const { title, author, datePublished } = metadata;
  // A name that cannot be stored cannot be looked up either.
  const isNamed = metadataProblems(metadata).length === 0;
  if (!isNamed || title === undefined || author === undefined || datePublished === undefined)
    return { replacing: [], notes: [] };
  const named = { title, author, datePublished };
  const { queries } = context.db;
  const replacing = await findReplaced(queries, named, utcToday(context));
  return { replacing, notes: noteOthers(named, await findOtherDailies(queries, named, replacing)) };
}

/** Describes what uploading the file would do, without storing it. */
async function previewFile(context: Context, { name, reading }: ReadFile): Promise<FilePreview> {
  const { format, puzzle, cells, metadata, errors, warnings } = reading;
  const { replacing, notes } = await effectOf(context, metadata);
  return {
    file: name,
    format,
    metadata,
    cells: cells.slice(0, 30).map((row) => row.slice(0, 30).map((cell) => cell.slice(0, 20))),
    acrossClues: [...(puzzle?.acrossClues ?? [])],
    downClues: [...(puzzle?.downClues ?? [])],
    ...(puzzle?.circled && { circled: [...puzzle.circled] }),
    ...(puzzle?.shaded && { shaded: [...puzzle.shaded] }),
    ...(puzzle?.introduction !== undefined && { introduction: puzzle.introduction }),
    problems: [...errors],
    warnings: [...notes, ...warnings],
    csv: puzzle === null ? null : writeCsv(puzzle),
    replaces: replacing[0]?.id ?? null,
    replacing,
  };
}

export function adminUploadRoutes(app: FastifyInstance, context: Context): void {
  const reader = createFileReader();
  app.addHook('preClose', () => reader.stop());

  answer(app, routes.uploadPuzzle, async ({ request, reply }) => {
    const { fileField } = routes.uploadPuzzle;
    const batch = await storeBatch(
      await storeFor(context, request),
      reader,
      await receiveOne(request, fileField),
      fileField,
    );
    return answerBatch(batch, 'Puzzle was successfully uploaded', reply);
  });

  answer(app, routes.uploadPuzzles, async ({ request, reply }) => {
    const { fileField } = routes.uploadPuzzles;
    const batch = await storeBatch(
      await storeFor(context, request),
      reader,
      receiveFiles(request, fileField),
      fileField,
    );
    return answerBatch(batch, `Processed ${batch.puzzles.length} puzzles successfully`, reply);
  });

  answer(app, routes.previewPuzzles, async ({ request }) => {
    const files = [];
    for await (const file of receiveFiles(request, routes.previewPuzzles.fileField))
      files.push(await previewFile(context, await readFile(reader, file, files.length)));
    if (files.length === 0) throw new HttpError(400, noFiles, routes.previewPuzzles.fileField);
    return { files };
  });
}
