import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** An answer other than success, in words for the person who gets it. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly field: string | undefined;

  constructor(statusCode: number, message: string, field?: string) {
    super(message);
    this.statusCode = statusCode;
    this.field = field;
  }
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

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'SQLITE_BUSY',
]);

/** Whether an error means that the database cannot be reached or is overloaded just now. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // PostgreSQL: 08 connection, 53 resources, 57 shut down or cancelled.
  if (connectionCodes.has(code) || /^(?:08|53|57)[0-9A-Z]{3}$/u.test(code)) return true;
  return /connection terminated|timeout exceeded when trying to connect|query read timeout/iu.test(
    error.message,
  );
}

function toAnswer(error: FastifyError): { status: number; message: string; field?: string } {
  if (error instanceof HttpError)
    return {
      status: error.statusCode,
      message: error.message,
      ...(error.field !== undefined && { field: error.field }),
    };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const field = first?.instancePath.split('/').filter(Boolean).join('.') ?? '';
    const where = field === '' ? (error.validationContext ?? 'request') : field;
    return { status: 400, message: `${where}: ${first?.message ?? 'is wrong'}`, field: where };
  }
  const known = messages[error.code];
  if (known !== undefined) return { status: known[0], message: known[1] };
  if (isDatabaseDown(error))
    return { status: 503, message: 'The site is busy or being repaired. Please try again in a moment.' };
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, message: error.message };
  return { status: 500, message: 'Something went wrong on our side. Please try again later.' };
}

/** Every failure becomes `{ message }`; what is our fault is logged, what is the caller's is not. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, ...body } = toAnswer(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 503) reply.header('retry-after', '5');
    return reply.status(status).send(body);
  });
}
