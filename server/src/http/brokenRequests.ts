import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { HttpError } from './errors.ts';

const messages: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

function headersOf(headers: Record<string, string>, body: string) {
  return {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
}

/** Answers what is not a complete HTTP request, and so never reaches a route, and closes the connection. */
export function createBrokenRequestHandler(headers: Record<string, string>, metrics?: Metrics) {
  const counter = metrics?.counter('http_broken_requests_total', 'What was no complete request, by status.');
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, message] = messages[error.code ?? ''] ?? [400, 'The request is malformed.'];
    counter?.add({ status: String(status) });
    const body = JSON.stringify({ message });
    const all = headersOf(headers, body);
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    socket.destroySoon();
  };
}

export const malformedAddress = 'The address is malformed.';
/** A path, or a whole address as proxies send it. The router would take `*%00` for a page, which it cannot be. */
const addressForm = /^(?:\/|https?:\/\/)/iu;

/**
 * Refuses what is no address, and what Node would refuse by itself, but without our headers: a missing host, and an
 * unknown expectation.
 */
export function refuseIncompleteRequests(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new HttpError(400, 'The request does not name a host.');
    if (!addressForm.test(raw.url ?? '')) throw new HttpError(400, malformedAddress);
  });
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ message: 'The request expects something that the site does not do.' });
    response.writeHead(417, headersOf(headers, body)).end(body);
  });
}
