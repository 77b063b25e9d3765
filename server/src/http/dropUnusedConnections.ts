import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lookAgainMs = 100;

/**
 * When the site stops, drops connections that nothing is asked on: spare ones that browsers open and never use, and
 * those whose last answer ends while it stops. Node would wait for them.
 */
export function dropUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isStopping = false;
  app.server.on('connection', (socket) => {
    if (isStopping) return socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
    return undefined;
  });
  app.addHook('onRequest', async (request) => {
    unused.delete(request.raw.socket);
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of unused) socket.destroy();
    const again = setInterval(() => app.server.closeIdleConnections(), lookAgainMs);
    app.server.once('close', () => clearInterval(again));
  });
}
