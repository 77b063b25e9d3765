import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/** A file of a form, as far as it may be read. */
export interface ReceivedFile {
  readonly name: string;
  /** One byte more than allowed where the file is larger; the rest was not kept. */
  readonly bytes: Uint8Array;
}

/** The files of a form field one after the other, so that no more than one is in memory. */
export async function* receiveFiles(request: FastifyRequest, field: string): AsyncGenerator<ReceivedFile> {
  if (!request.isMultipart())
    throw new HttpError(400, `Send the files as a form, in the field ${field}.`, field);
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    const chunks: Buffer[] = [];
    for await (const chunk of part.file as AsyncIterable<Buffer>) chunks.push(chunk);
    // A file in another field is nobody's; to fail on it would leave the files before it stored but untold.
    if (part.fieldname !== field) continue;
    // What a browser sends for a form without a chosen file.
    if (part.filename === '' && chunks.length === 0) continue;
    if (part.file.truncated) chunks.push(Buffer.alloc(1));
    yield { name: part.filename, bytes: Buffer.concat(chunks) };
  }
}
