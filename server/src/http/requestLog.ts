import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

/** Of the latencies, in seconds: from a cached page to the slowest answer, a grid that takes 30 seconds to fill. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What proxies write for a visitor who hung up before the answer. */
const hungUp = 499;

/** The pattern of a request's route, never its address, which may contain an email or a uid. */
function routeOf({ routeOptions }: FastifyRequest): string {
  const url = routeOptions.url ?? 'none';
  // Each asset has a route of its own, and a new name in every build.
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

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
  readonly #answered = new WeakSet<FastifyReply>();

  constructor(metrics: Metrics | undefined) {
    super();
    this.#measure = metrics && createMeasure(metrics);
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    this.#answered.add(reply);
    this.#record(request, reply, reply.statusCode, error);
  }

  /** Lets a visitor who hangs up before the answer get a line, too. */
  expectHangUp(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once('close', () => {
      if (!this.#answered.has(reply)) this.#record(request, reply, hungUp);
    });
  }

  #record(request: FastifyRequest, reply: FastifyReply, status: number, error?: Error | null): void {
    const { method } = request;
    const route = routeOf(request);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    this.#measure?.(method, route, status, reply.elapsedTime);
    request.log.info({ method, route, status, ms, ...(error && { err: error }) }, 'request');
  }
}
