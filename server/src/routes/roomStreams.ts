import type { OutgoingHttpHeaders } from 'node:http';
import { routes } from '@monster/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FoundRoom } from '../db/rooms.ts';
import { answer } from '../http/answer.ts';
import { HttpError, tooMany } from '../http/errors.ts';
import { callerOf } from '../http/limitRequests.ts';
import { roomLimits } from '../http/limits.ts';
import type { RoomHub } from '../rooms/roomHub.ts';

const retryMs = 10_000;

/** Counts the streams of each caller. */
class StreamCounts {
  readonly #counts = new Map<string, number>();
  total = 0;

  of(caller: string): number {
    return this.#counts.get(caller) ?? 0;
  }

  add(caller: string): void {
    this.total += 1;
    this.#counts.set(caller, this.of(caller) + 1);
  }

  remove(caller: string): void {
    this.total -= 1;
    const left = this.of(caller) - 1;
    if (left > 0) this.#counts.set(caller, left);
    else this.#counts.delete(caller);
  }
}

/** Starts an answer that does not end by itself, past the hooks that work on whole answers. */
function startStream(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // For nginx, which would collect events otherwise.
    'x-accel-buffering': 'no',
  });
  reply.hijack();
  // It lasts as long as its connection, so its parts need no lengths, which take longer to write than an event.
  reply.raw.useChunkedEncodingByDefault = false;
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  if (request.method === 'HEAD') reply.raw.end();
}

/** Where a browser goes on: the stream that was cut tells it in a header. */
function startOf(request: FastifyRequest, after: number): number {
  const last = Number(request.headers['last-event-id'] ?? 0);
  return Number.isSafeInteger(last) ? Math.max(after, last) : after;
}

/** Lets members follow their room. */
export function followRoute(
  app: FastifyInstance,
  hub: RoomHub,
  visit: (request: FastifyRequest, key: string) => Promise<FoundRoom & { readonly seat: number }>,
): void {
  const counts = new StreamCounts();

  const checkLimits = (reply: FastifyReply, roomId: string, caller: string): void => {
    if (hub.isStopping || counts.total >= roomLimits.streamsPerProcess)
      throw new HttpError(503, 'Too many people are playing here. Please try again in a moment.');
    if (hub.streamsOf(roomId) >= roomLimits.streamsPerRoom)
      throw tooMany(reply, 'open pages of this room', retryMs);
    if (counts.of(caller) >= roomLimits.streamsPerAddress)
      throw tooMany(reply, 'open rooms in your network', retryMs);
  };

  answer(app, routes.followRoom, async ({ params: { key }, query: { after }, request, reply }) => {
    const room = await visit(request, key);
    const caller = callerOf(request.ip);
    checkLimits(reply, room.room_id, caller);
    startStream(request, reply);
    // Who only asks for headers, or has hung up by now, gets nothing more.
    if (request.method === 'HEAD' || reply.raw.destroyed) return '';
    counts.add(caller);
    reply.raw.once('close', () => counts.remove(caller));
    hub.follow(room, room.seat, reply.raw, startOf(request, after));
    return '';
  });
}
