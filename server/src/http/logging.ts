import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

const words = /[^\s"'<>()=:,;/\\]+/gu;
const email = /^.[^@]*@.[^.]*\../u;
const uids = /\b[0-9a-f]{64}\b/giu;

/** Hides the emails and uids that an error message may contain. Word by word, so that a long message takes no longer. */
export function scrub(text: string): string {
  return text
    .replaceAll(words, (word) => (email.test(word) ? '[hidden]' : word))
    .replaceAll(uids, '[hidden]');
}

function serializeError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...(typeof error.code === 'string' && { code: error.code }),
  };
}

const momentMs = 20;

/** Where log lines go, in their order. */
class LogLines {
  #waiting = '';

  readonly #flush = (): void => {
    if (this.#waiting !== '') process.stdout.write(this.#waiting);
    this.#waiting = '';
  };

  constructor() {
    process.on('exit', this.#flush);
  }

  write(line: string): void {
    this.#waiting += line;
    this.#flush();
  }

  /** For lines that come by the thousand: those of a moment are written together, as a write costs more than a line. */
  writeSoon(line: string): void {
    if (this.#waiting === '') setTimeout(this.#flush, momentMs);
    this.#waiting += line;
  }
}

export const logLines = new LogLines();

let lastMs = 0;
let lastTime = '';

/** The current time as log lines have it; formatted once per millisecond. */
export function logTime(): string {
  const ms = Date.now();
  if (ms !== lastMs) {
    lastMs = ms;
    lastTime = new Date(ms).toISOString();
  }
  return lastTime;
}

/** Structured logs; `RequestLog` writes the line of each request. */
export function loggerOptions(
  config: Pick<Config, 'LOG_LEVEL'>,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: config.LOG_LEVEL,
    stream: logLines,
    base: null,
    timestamp: () => `,"time":"${logTime()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: serializeError,
      // Fastify's own lines about failures must not show addresses either: they may contain an email or a uid.
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'none' }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}
