import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from '../metrics/metrics.ts';

const messages: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

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
    const all = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    socket.destroySoon();
  };
}
