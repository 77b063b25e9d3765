import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Stream } from './stream.ts';

describe('the stream of a browser', () => {
  let server: Server;
  let stream: Stream;
  let received: IncomingMessage;
  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const asked = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false });
    const accepted = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    asked.end();
    const [, response] = await accepted;
    stream = new Stream(response, 0, 0);
    [received] = (await once(asked, 'response')) as [IncomingMessage];
    received.on('error', () => {});
  });
  afterEach(async () => {
    received.destroy();
    server.close();
    await once(server, 'close');
  });
  const event = Buffer.alloc(64 * 1024, 'x');

  it('is dropped when nobody reads it, so that it takes no memory', () => {
    let sent = 0;
    while (!stream.isClosed && sent < 1_000) {
      stream.send(event);
      sent += 1;
    }
    expect(stream.isClosed).toBe(true);
  });

  it('can be filled at the pace of whoever reads it, however much that is', async () => {
    let bytes = 0;
    received.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    for (let sent = 0; sent < 300; sent += 1) {
      stream.send(event);
      await stream.drained();
    }
    expect(stream.isClosed).toBe(false);
    stream.end();
    await once(received, 'end');
    expect(bytes).toBeGreaterThan(300 * event.length);
  });

  it('waits no longer for somebody who has hung up', async () => {
    while (!stream.isClosed) {
      stream.send(event);
      const waiting = stream.drained();
      received.destroy();
      await waiting;
    }
    expect(stream.isClosed).toBe(true);
  });
});
