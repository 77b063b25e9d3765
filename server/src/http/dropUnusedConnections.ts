import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const checkEveryMs = 100;

/**
 * When the site stops, drops the connections without a request: spare ones that browsers open and never use, and those
 * whose last answer ends during the stop. Node would wait for them.
 * Returns a function to call with the connection of each request.
 */
export function dropUnusedConnections(app: FastifyInstance): (socket: Socket) => void {
  const unused = new Set<Socket>();
  let isStopping = false;
  app.server.on('connection', (socket) => {
    if (isStopping) return socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
    return undefined;
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of unused) socket.destroy();
    const timer = setInterval(() => app.server.closeIdleConnections(), checkEveryMs);
    app.server.once('close', () => clearInterval(timer));
  });
  return (socket) => unused.delete(socket);
}
