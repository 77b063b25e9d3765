import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A request as its bytes. */
export function requestBytes(url: string, body: object, headers: Readonly<Record<string, string>>): string {
  const json = JSON.stringify(body);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n${lines.join('')}\r\n${json}`;
}

/**
 * One open connection that sends a request after another. It costs a fraction of what `fetch` costs, so on a small
 * machine the site is what is measured.
 */
export class FastClient {
  readonly #socket: Socket;
  #received = '';
  #settle: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#socket = connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (chunk: string) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#settle?.reject(error));
    this.#socket.on('close', () => this.#settle?.reject(new Error('The site closed the connection.')));
  }

  /** Sends a request and returns the status of its answer. */
  send(bytes: string): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('The site closed the connection.'));
      this.#settle = { resolve, reject };
      this.#socket.write(bytes);
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #take(chunk: string): void {
    this.#received += chunk;
    const head = this.#received.indexOf('\r\n\r\n');
    if (head === -1) return;
    const length = Number(/content-length: (\d+)/iu.exec(this.#received)?.[1] ?? 0);
    if (this.#received.length < head + 4 + length) return;
    const status = Number(this.#received.slice(9, 12));
    this.#received = '';
    this.#settle?.resolve(status);
  }
}
