import { isDatabaseDown } from './databaseErrors.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from './open.ts';

/** So that the first of many does not wait long for its answer. */
const largestBatch = 500;

/** Does several things in one transaction, all or nothing; returns their results in the same order. */
type Work<Item, Result> = (db: Db, items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** What waits to be done on one database. */
class Batches<Item, Result> {
  readonly #work: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #mostAtOnce: number;
  #waiting: Waiting<Item, Result>[] = [];
  #running = 0;
  #isStarting = false;

  constructor(work: (items: readonly Item[]) => Promise<readonly Result[]>, most: number) {
    this.#work = work;
    this.#mostAtOnce = most;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#isStarting || this.#running === this.#mostAtOnce) return;
      this.#isStarting = true;
      // After the other requests that have arrived by now, so that they come along.
      setImmediate(() => {
        this.#isStarting = false;
        void this.#run();
      });
    });
  }

  async #run(): Promise<void> {
    this.#running += 1;
    while (this.#waiting.length > 0) await this.#settle(this.#waiting.splice(0, largestBatch));
    this.#running -= 1;
  }

  async #settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      // Those who wait behind the batch have waited for this database, too.
      if (isDatabaseDown(error))
        for (const { reject } of [...batch, ...this.#waiting.splice(0)]) reject(error);
      else if (batch.length === 1) batch[0]?.reject(error);
      // One of them is at fault; the others must not fail with it.
      else for (const one of batch) await this.#settle([one]);
    }
  }
}

/**
 * Makes a function that does the same for one thing. What is asked for at the same time, or while a batch is under way,
 * is done together: one commit, and so one flush to disk, makes all of it durable. Nobody gets a result before that.
 * PostgreSQL commits side by side, so that while some batches wait for the disk, others are prepared, up to `atOnce`.
 */
export function inBatches<Item, Result>(
  work: Work<Item, Result>,
  atOnce: number,
): (db: Db, item: Item) => Promise<Result> {
  const ofDatabase = new WeakMap<Db, Batches<Item, Result>>();
  return (db, item) => {
    const batches =
      ofDatabase.get(db) ?? new Batches((items) => work(db, items), db.kind === 'postgres' ? atOnce : 1);
    ofDatabase.set(db, batches);
    return batches.add(item);
  };
}

/**
 * Rows as a table `given`, whose one column `value` is a list: `value ->> 0` is its first item. However many there are,
 * the statement stays the same and has one parameter, so it is prepared once.
 */
export function givenRows(
  { kind }: Pick<Db, 'kind'>,
  rows: readonly (readonly (string | number)[])[],
): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  return kind === 'postgres'
    ? sql`json_array_elements(cast(${json} as json)) as given (value)`
    : sql`json_each(${json}) as given`;
}
