import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** When the site stops, drops connections that never sent a request: browsers open spare ones, and Node waits for them. */
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
  });
}
