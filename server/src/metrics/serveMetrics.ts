import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

const timeoutMs = 10_000;

/** A listener on a port of its own: the public one never serves metrics. */
export interface MetricsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<MetricsServer> {
  let reading: Promise<string> | undefined;
  // Those who ask at the same time share one answer, so asking often costs the database little.
  const read = (): Promise<string> =>
    (reading ??= metrics.text().finally(() => {
      reading = undefined;
    }));
  const server = createServer({ headersTimeout: timeoutMs, requestTimeout: timeoutMs }, (request, reply) => {
    request.resume();
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      reply.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Metrics are at /metrics.\n');
      return;
    }
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    void read().then((text) =>
      reply
        .writeHead(200, {
          'content-type': type,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .end(text),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
