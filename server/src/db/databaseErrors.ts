/** The error that explains a failed connection: the first one when several addresses were tried. */
function firstError(error: unknown): unknown {
  return error instanceof AggregateError ? (error.errors[0] as unknown) : error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The message of a database error. */
export function messageOf(error: unknown): string {
  const first = firstError(error);
  return first instanceof Error ? first.message : String(first);
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
]);

/** True for the codes of a lost connection. PostgreSQL: 08 connection, 53 resources, 57 shut down or canceled. */
function isConnectionCode(code: string): boolean {
  return connectionCodes.has(code) || /^(?:08|53|57)[0-9A-Z]{3}$/u.test(code);
}

/** True for the codes of a database that cannot be written to: it is locked, or its disk is full, read-only or failing. */
function isStorageCode(code: string): boolean {
  return code === '25006' || /^SQLITE_(?:BUSY|FULL|READONLY|IOERR|CANTOPEN)/u.test(code);
}

/** What the driver says, without a code, about a connection that was lost during a query or between two. */
const lostConnection = /connection terminated|is not queryable/iu;

/** True when an error means that the database cannot be reached or written to right now, or is overloaded. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  if (isConnectionCode(codeOf(error)) || isStorageCode(codeOf(error))) return true;
  return (
    lostConnection.test(error.message) ||
    /timeout exceeded when trying to connect|query read timeout/iu.test(error.message)
  );
}

/** Names the kind of an error: enough for an admin to know where to look, and nothing that helps a stranger. */
export function classifyError(error: unknown): string {
  const code = codeOf(firstError(error));
  const message = messageOf(error);
  if (code === 'ECONNREFUSED') return 'Connection refused';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Host not found';
  if (code.startsWith('28')) return 'Login refused';
  if (code === '3D000') return 'Database does not exist';
  if (code === '42P01') return 'A table is missing';
  if (code === '42501') return 'Permission denied';
  if (code === 'ETIMEDOUT' || code === '57014' || /timeout/iu.test(message)) return 'Timed out';
  if (isConnectionCode(code) || lostConnection.test(message) || /ssl/iu.test(message))
    return 'Connection failed';
  return 'Query failed';
}
