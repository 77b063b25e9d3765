import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** With so much waiting in it, a stream is not read; whoever does not read starts again where they were. */
const maxWaitingBytes = 128 * 1024;
const goodbyeMs = 1_000;

/** An event as it is sent; made once for all who get it. */
export function eventOf(name: 'moves' | 'people' | 'beat' | 'gone', data: object, id?: number): Buffer {
  const head = id === undefined ? '' : `id: ${id}\n`;
  return Buffer.from(`${head}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** How soon a browser comes back whose stream has ended. Not all at the same time: an instance may have stopped. */
const retry = (): string => `retry: ${500 + Math.floor(Math.random() * 1_500)}\n\n`;

/** The stream of one browser. */
export class Stream {
  readonly seat: number;
  /** The number of the last move that was sent. */
  sent: number;
  /** Whether it has everything, so that what comes is sent to it at once. */
  isLive = false;
  /** The version of the people that were sent. */
  version = -1;
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, seat: number, sent: number) {
    this.#response = response;
    this.seat = seat;
    this.sent = sent;
    response.write(retry());
  }

  get isClosed(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }

  onClose(listener: () => void): void {
    this.#response.once('close', listener);
  }

  send(event: Buffer): void {
    if (this.isClosed) return;
    if (this.#response.writableLength > maxWaitingBytes) this.#response.destroy();
    else this.#response.write(event);
  }

  /** Waits until what was sent is on its way. */
  async drained(): Promise<void> {
    if (this.isClosed || !this.#response.writableNeedDrain) return;
    const over = new AbortController();
    const closed = once(this.#response, 'close', { signal: over.signal });
    const drained = once(this.#response, 'drain', { signal: over.signal });
    await Promise.race([closed, drained]);
    over.abort();
    await Promise.allSettled([closed, drained]);
  }

  /** Ends it for good, or, without a reason, so that the browser comes back: perhaps to another instance. */
  end(reason?: 'removed' | 'closed'): void {
    if (this.isClosed) return;
    this.#response.end(reason === undefined ? retry() : eventOf('gone', { reason }));
    // Whoever does not read must not hold up a stop.
    const timer = setTimeout(() => this.#response.destroy(), goodbyeMs).unref();
    this.onClose(() => clearTimeout(timer));
  }
}
