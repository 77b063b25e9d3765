import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that stands before another one; `stop` also ends what is still under way. */
export interface Front {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Listens on a free port and lets `answer` answer every request, by its path and query. */
export async function startFront(
  answer: (address: string, response: ServerResponse) => Promise<void>,
): Promise<Front> {
  const server = createServer((request, response) => void answer(request.url ?? '/', response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
