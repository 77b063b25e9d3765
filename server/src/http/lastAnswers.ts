import type { FastifyReply } from 'fastify';
import { isDatabaseDown } from '../db/databaseErrors.ts';
import { withinPatience } from './patience.ts';

const capacity = 500;
/** For this long after a failure nobody waits for the database again, if there is an answer without it. */
const restMs = 1_000;
const staleMark = 'site; hit; detail=stale';

/** Marks an answer that may be out of date because the database is down, in the words of RFC 9211. Nobody keeps it. */
export function markStale(reply: FastifyReply): void {
  reply.headers({ 'cache-status': staleMark, 'cache-control': 'no-store' });
}

/** True for an answer with that mark. */
export function isStale(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['cache-status'] === staleMark;
}

/** The last answers to public calls, which are given again while the database is down or does not answer. */
export class LastAnswers {
  readonly #answers = new Map<string, { readonly answer: unknown }>();
  readonly #now: () => number;
  #isDownUntil = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Reads an answer from the database, or gives the last one under this key, with a mark, while that is down. */
  async read<T>(key: string, reply: FastifyReply, read: () => Promise<T>): Promise<T> {
    const last = this.#answers.get(key);
    if (last === undefined) return (await this.#readAndKeep(key, read)).answer;
    const fresh = this.#now() < this.#isDownUntil ? undefined : await this.#tryToRead(key, read);
    if (fresh !== undefined) return fresh.answer;
    markStale(reply);
    return last.answer as T;
  }

  /** Undefined when the database is down or makes people wait. */
  async #tryToRead<T>(key: string, read: () => Promise<T>): Promise<{ readonly answer: T } | undefined> {
    const fresh = await withinPatience(this.#readAndKeep(key, read)).catch((error: unknown) => {
      if (!isDatabaseDown(error)) throw error;
      return undefined;
    });
    if (fresh === undefined) this.#isDownUntil = this.#now() + restMs;
    return fresh;
  }

  async #readAndKeep<T>(key: string, read: () => Promise<T>): Promise<{ readonly answer: T }> {
    try {
      const kept = { answer: await read() };
      this.#answers.delete(key);
      this.#answers.set(key, kept);
      const [oldest] = this.#answers.keys();
      if (this.#answers.size > capacity && oldest !== undefined) this.#answers.delete(oldest);
      return kept;
    } catch (error) {
      // What has been deleted must not come back.
      if (!isDatabaseDown(error)) this.#answers.delete(key);
      throw error;
    }
  }
}
