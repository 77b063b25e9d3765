import { setTimeout as wait } from 'node:timers/promises';
import { SqliteDialect } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type Database from 'libsql';

/** How long a write waits for a lock that another process holds. */
const patienceMs = 5_000;
const retryEveryMs = 10;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

function run<R>(database: Database.Database, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as R[] };
  const { changes } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), rows: [] };
}

/**
 * Begins a transaction that may write. SQLite itself would block the whole process while it waits for the lock, so the
 * waiting is done here. Only this statement can find the lock taken, and only as `exec`: a prepared statement that
 * failed stays open in this driver, and nothing is committed until it is collected as garbage.
 */
async function beginPatiently(writer: Database.Database, askedAt: number): Promise<void> {
  for (;;) {
    try {
      writer.exec('begin immediate');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() - askedAt > patienceMs) throw error;
      await wait(retryEveryMs);
    }
  }
}

/** Two connections to one file: what is read never waits for what is written. */
interface Pair {
  readonly reader: Database.Database;
  readonly writer: Database.Database;
}

/** Lets one write or transaction after another have the writer. */
class Turns {
  #last = Promise.resolve();

  /** Waits for a turn; returns the function that ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end = (): void => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #pair: Pair;
  readonly #turns: Turns;
  #endTurn: (() => void) | undefined;

  constructor(pair: Pair, turns: Turns) {
    this.#pair = pair;
    this.#turns = turns;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn !== undefined) return run(this.#pair.writer, query);
    if (query.sql.startsWith('select ')) return run(this.#pair.reader, query);
    await this.begin();
    try {
      const result = run<R>(this.#pair.writer, query);
      this.end('commit');
      return result;
    } catch (error) {
      this.end('rollback');
      throw error;
    }
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator
  async *streamQuery<R>(): AsyncGenerator<QueryResult<R>> {
    throw new Error('Rows are read in batches, not in streams.');
  }

  /** Takes the write lock right away, so a transaction that reads first cannot fail when it writes later. */
  async begin(): Promise<void> {
    const askedAt = performance.now();
    this.#endTurn = await this.#turns.take();
    await beginPatiently(this.#pair.writer, askedAt).catch((error: unknown) => {
      this.release();
      throw error;
    });
  }

  end(how: 'commit' | 'rollback'): void {
    const { writer } = this.#pair;
    // After some errors, such as a full disk, SQLite has rolled back by itself.
    if (writer.inTransaction) writer.exec(how);
    this.release();
  }

  release(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

class PairDriver implements Driver {
  readonly #pair: Pair;
  readonly #turns = new Turns();

  constructor(pair: Pair) {
    this.#pair = pair;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#pair, this.#turns);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.end('commit');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.end('rollback');
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#pair.reader.close();
    this.#pair.writer.close();
  }
}

/** Kysely's SQLite, on two connections, and without ever blocking the process while another one holds a lock. */
export class SqlitePairDialect extends SqliteDialect {
  readonly #pair: Pair;

  constructor(pair: Pair) {
    super({ database: pair.writer });
    this.#pair = pair;
  }

  override createDriver(): Driver {
    return new PairDriver(this.#pair);
  }
}
