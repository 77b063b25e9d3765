import type { IncomingMessage, ServerResponse } from 'node:http';
import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { logLines, logTime } from './logging.ts';

/** Of the latencies, in seconds: from a cached page to the slowest answer, a grid that takes 30 seconds to fill. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What proxies write for a visitor who hung up before the answer. */
const hungUp = 499;

/** The levels that include the lines of requests. */
const talkative = new Set(['info', 'debug', 'trace']);

/** The pattern of a request's route, never its address, which may contain an email or a uid; and how much it logs. */
function routeOf({ routeOptions }: FastifyRequest): { url: string; logLevel: string | undefined } {
  const { url = 'none', logLevel } = routeOptions;
  // Each asset has a route of its own, and a new name in every build.
  return { url: url.startsWith('/assets/') ? '/assets/*' : url, logLevel };
}

/** True for an answer without an end of its own: it is over when the visitor hangs up. */
const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream');

/** A request that is over. */
interface Ended {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly id: string;
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

type Measure = (method: string, route: string, status: number, ms: number) => void;

/** Counts and times requests. What repeats is looked up, since every request pays for this. */
function createMeasure(metrics: Metrics): Measure {
  const requests = metrics.counter('http_requests_total', 'Requests by method, route and status.');
  const durations = metrics.histogram('http_request_duration_seconds', 'How long requests took.', bounds);
  const known = new Map<string, { count: () => void; observe: (seconds: number) => void }>();
  return (method, route, status, ms) => {
    const key = `${method} ${route} ${status}`;
    let series = known.get(key);
    if (series === undefined) {
      const count = requests.with({ method, route, status: String(status) });
      series = { count, observe: durations.with({ method, route }) };
      known.set(key, series);
    }
    series.count();
    series.observe(ms / 1_000);
  };
}

/** Writes one line for each request when it is over, and measures it if anybody reads that. */
export class RequestLog extends LogController {
  readonly #measure: Measure | undefined;
  readonly #hasLines: boolean;
  readonly #answered = new WeakSet<FastifyReply>();

  constructor(metrics: Metrics | undefined, level: string) {
    super();
    this.#hasLines = talkative.has(level);
    this.#measure = metrics && createMeasure(metrics);
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    this.#answered.add(reply);
    this.#recordReply(request, reply, reply.statusCode, error);
  }

  /** Lets a request that no route sees get its line when it is over. */
  expectEnd(request: IncomingMessage, response: ServerResponse, id: string, route: string): void {
    const start = performance.now();
    response.on('close', () => {
      const status = response.writableFinished ? response.statusCode : hungUp;
      this.#record({ method: request.method ?? '', route, status, ms: performance.now() - start, id });
    });
  }

  /** Writes the line of a request that no route sees and that was just answered. */
  noteEnd(
    method: string,
    response: ServerResponse,
    { route, start, id }: { readonly route: string; readonly start: number; readonly id: string },
  ): void {
    const status = response.destroyed ? hungUp : response.statusCode;
    this.#record({ method, route, status, ms: performance.now() - start, id });
  }

  /** Lets a visitor who hangs up before the answer get a line, too. */
  expectHangUp(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once('close', () => {
      if (!this.#answered.has(reply)) this.#recordReply(request, reply, isStream(reply) ? 200 : hungUp);
    });
  }

  #recordReply(request: FastifyRequest, reply: FastifyReply, status: number, error?: Error | null): void {
    const { id, method, log } = request;
    const { url: route, logLevel } = routeOf(request);
    const ms = reply.elapsedTime;
    if (error) log.info({ method, route, status, ms: rounded(ms), err: error }, 'request');
    this.#record({ method, route, status, ms, id }, Boolean(error) || logLevel === 'silent');
  }

  /** The line is written by hand: the logger would take as long as everything else that a kept answer costs. */
  #record({ method, route, status, ms, id }: Ended, isQuiet = false): void {
    this.#measure?.(method, route, status, ms);
    if (isQuiet || !this.#hasLines) return;
    logLines.writeSoon(
      `{"level":"info","time":"${logTime()}","reqId":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${rounded(ms)},"msg":"request"}\n`,
    );
  }
}
