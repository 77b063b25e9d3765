import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseDown } from '../db/databaseErrors.ts';

/** An answer other than success, with a message for the person who gets it. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly field: string | undefined;
  /** What else the contract of the call promises in this case. */
  readonly more: object;

  constructor(statusCode: number, message: string, field?: string, more: object = {}) {
    super(message);
    this.statusCode = statusCode;
    this.field = field;
    this.more = more;
  }
}

export function noSuchPuzzle(field: string): HttpError {
  return new HttpError(404, 'There is no puzzle with this id.', field);
}

export function nothingHere(): HttpError {
  return new HttpError(404, 'There is nothing at this address.');
}

/** Refuses a caller for a while; the `Retry-After` header says how long, too. */
export function tooMany(reply: FastifyReply, what: string, waitMs: number): HttpError {
  const seconds = Math.ceil(waitMs / 1_000);
  reply.header('retry-after', String(seconds));
  const time = seconds === 1 ? '1 second' : `${seconds} seconds`;
  return new HttpError(429, `Too many ${what}. Please try again in ${time}.`);
}

const messages: Record<string, [status: number, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The request is too large.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The request was cut short. Please send it again.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The request is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The request is empty; JSON is expected.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    400,
    'The request is not JSON; send it with Content-Type: application/json.',
  ],
  FST_FILES_LIMIT: [413, 'There are too many files in one upload.'],
  FST_PARTS_LIMIT: [413, 'There are too many files in one upload.'],
  FST_FIELDS_LIMIT: [413, 'There are too many fields in the form.'],
  FST_PROTO_VIOLATION: [400, 'A field of the form has a name that is not allowed.'],
  FST_MP_PREMATURE_CLOSE: [400, 'The upload was cut short. Please send it again.'],
};

function toAnswer(error: FastifyError): { status: number; message: string; field?: string } {
  if (error instanceof HttpError)
    return {
      status: error.statusCode,
      message: error.message,
      ...(error.field !== undefined && { field: error.field }),
      ...error.more,
    };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const field = first?.instancePath.split('/').filter(Boolean).join('.') ?? '';
    const where = field === '' ? (error.validationContext ?? 'request') : field;
    const reason = first?.message ?? 'is invalid';
    // A rule of the contract may say what to do in a sentence of its own.
    const message = /^Please |^[A-Z].*\.$/u.test(reason) ? reason : `${where}: ${reason}`;
    return { status: 400, message, field: where };
  }
  const known = messages[error.code];
  if (known !== undefined) return { status: known[0], message: known[1] };
  // A caller who hangs up fails with the same code as a database that does, but Fastify marks that as the caller's.
  if (error.statusCode !== undefined && error.statusCode < 500)
    return { status: error.statusCode, message: error.message };
  if (isDatabaseDown(error))
    return { status: 503, message: 'The site is busy or down for repairs. Please try again in a moment.' };
  return { status: 500, message: 'Something went wrong on our side. Please try again later.' };
}

/** When callers should come back to what needs the database. */
export const retrySeconds = '5';

/** Turns every failure into `{ message }`. Our own failures are logged; the caller's are not. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, ...body } = toAnswer(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 503) reply.header('retry-after', retrySeconds);
    return reply.status(status).send(body);
  });
}
