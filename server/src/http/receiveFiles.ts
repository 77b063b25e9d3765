import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/** An uploaded file, up to the size limit. */
export interface ReceivedFile {
  readonly name: string;
  /** The text of the field `details` in front of the file, or ''. */
  readonly details: string;
  /** One byte more than allowed if the file is too large; the rest was discarded. */
  readonly bytes: Uint8Array;
}

/** Yields the files of a form field one by one, so only one of them is in memory. */
export async function* receiveFiles(request: FastifyRequest, field: string): AsyncGenerator<ReceivedFile> {
  if (!request.isMultipart())
    throw new HttpError(400, `Please send the files as a form, in the field ${field}.`, field);
  try {
    yield* readFiles(request, field);
  } catch (error) {
    // The plugin's own errors have a status; those of the parser beneath it do not.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new HttpError(400, 'The upload was cut short or is not a valid form. Please send it again.', field);
  }
}

/** Undoes what browsers do to a name in a form: quotation marks and line ends are escaped, nothing else is. */
function decodeName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

async function* readFiles(request: FastifyRequest, field: string): AsyncGenerator<ReceivedFile> {
  let details = '';
  for await (const part of request.parts()) {
    if (part.type !== 'file') {
      if (part.fieldname === 'details') details = String(part.value);
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file as AsyncIterable<Buffer>) chunks.push(chunk);
    // A file in another field is ignored: failing here would leave the files before it stored but not reported.
    if (part.fieldname !== field) continue;
    // This is what a browser sends when no file was chosen.
    if (part.filename === '' && chunks.length === 0) continue;
    if (part.file.truncated) chunks.push(Buffer.alloc(1));
    yield { name: decodeName(part.filename), bytes: Buffer.concat(chunks), details };
    details = '';
  }
}
