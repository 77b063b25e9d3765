import type { FilePreview } from '@monster/contract';
import { readPuzzleFile, writeCsv } from '@monster/formats';
import type { Queries } from '../db/open.ts';
import { findByName } from '../db/uploads.ts';
import type { ReceivedFile } from '../http/receiveFiles.ts';

/** What an upload of the file would do, as the dry run shows it. */
export async function previewFile(queries: Queries, { name, bytes }: ReceivedFile): Promise<FilePreview> {
  const { format, puzzle, cells, metadata, errors, warnings } = readPuzzleFile(name, bytes);
  const { title, author, datePublished } = metadata;
  const isNamed = title !== undefined && author !== undefined && datePublished !== undefined;
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
