import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A connection to the database that a test can cut and restore. */
export interface CuttableProxy {
  readonly url: string;
  readonly cut: () => void;
  /** Makes every connection silent, as if its packets were lost; those open now never recover. */
  readonly freeze: () => void;
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

/** A proxy between the site and PostgreSQL. While it is cut, every connection is dropped immediately. */
export async function cuttableProxy(databaseUrl: string, startsUp = true): Promise<CuttableProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'up' | 'cut' | 'frozen' = startsUp ? 'up' : 'cut';
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    track(near);
    if (state === 'cut') return near.destroy();
    if (state === 'frozen') return near.pause();
    const far = connect(Number(target.port), target.hostname);
    track(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const cut = (): void => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    freeze: () => {
      state = 'frozen';
      for (const socket of sockets) socket.unpipe().pause();
    },
    restore: () => {
      state = 'up';
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
