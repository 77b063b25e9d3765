import type { Context } from '../context.ts';
import { listen } from '../db/listen.ts';
import { readNumbers, readTold, roomsChannel } from '../db/roomRows.ts';
import type { RoomNumbers } from '../db/roomRows.ts';
import { repeat } from '../jobs/repeat.ts';
import type { RepeatedWork } from '../jobs/repeat.ts';

interface Watch {
  /** The rooms that somebody follows here. */
  readonly followed: () => readonly string[];
  readonly onNews: (numbers: RoomNumbers) => void;
  readonly onGone: (roomId: string) => void;
  readonly onError: (error: unknown) => void;
  readonly pollMs: number;
}

/**
 * Watches the rooms that are followed here. PostgreSQL tells of news at once; so that nothing is missed, this also looks
 * by itself every so often, which is all that it does on the embedded database.
 */
export function watchRooms({ config, db }: Pick<Context, 'config' | 'db'>, watch: Watch): RepeatedWork {
  const url = config.DATABASE_LISTEN_URL ?? config.DATABASE_URL;
  const onNews = (payload: string): void => {
    const numbers = readTold(payload);
    if (numbers !== undefined) watch.onNews(numbers);
  };
  const look = async (): Promise<void> => {
    const ids = watch.followed();
    if (ids.length === 0) return;
    const found = new Map((await readNumbers(db, ids)).map((numbers) => [numbers.roomId, numbers]));
    for (const id of ids) {
      const numbers = found.get(id);
      if (numbers === undefined) watch.onGone(id);
      else watch.onNews(numbers);
    }
  };
  const polling = repeat(look, watch.pollMs, watch.onError);
  const listener = url === undefined ? undefined : listen({ url, channel: roomsChannel, onNews });
  return {
    stop: async () => {
      await polling.stop();
      await listener?.stop();
    },
  };
}
