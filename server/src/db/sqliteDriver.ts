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

const mostStatements = 200;

/** A connection that keeps its prepared statements; when there are too many, the one unused the longest goes first. */
class Connection {
  readonly database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  constructor(database: Database.Database) {
    this.database = database;
  }

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#statements.get(sql) ?? this.database.prepare(sql);
    // One that fails is not used again.
    this.#statements.delete(sql);
    const result = execute<R>(statement, parameters);
    this.#statements.set(sql, statement);
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > mostStatements && oldest !== undefined) this.#statements.delete(oldest);
    return result;
  }
}

function execute<R>(statement: Database.Statement, parameters: readonly unknown[]): QueryResult<R> {
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
interface Pair<Of = Database.Database> {
  readonly reader: Of;
  readonly writer: Of;
}

/** Lets one write or transaction after another have the file. */
export class Turns {
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
  readonly #pair: Pair<Connection>;
  readonly #turns: Turns;
  #endTurn: (() => void) | undefined;

  constructor(pair: Pair<Connection>, turns: Turns) {
    this.#pair = pair;
    this.#turns = turns;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn !== undefined) return this.#pair.writer.run(query);
    if (query.sql.startsWith('select ')) return this.#pair.reader.run(query);
    await this.begin();
    try {
      const result = this.#pair.writer.run<R>(query);
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
    await beginPatiently(this.#pair.writer.database, askedAt).catch((error: unknown) => {
      this.release();
      throw error;
    });
  }

  end(how: 'commit' | 'rollback'): void {
    const writer = this.#pair.writer.database;
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
  readonly #pair: Pair<Connection>;
  readonly #turns: Turns;

  constructor({ reader, writer }: Pair, turns: Turns) {
    this.#pair = { reader: new Connection(reader), writer: new Connection(writer) };
    this.#turns = turns;
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
    this.#pair.reader.database.close();
    this.#pair.writer.database.close();
  }
}

/** Kysely's SQLite, on two connections, and without ever blocking the process while another one holds a lock. */
export class SqlitePairDialect extends SqliteDialect {
  readonly #pair: Pair;
  readonly #turns: Turns;

  /** All that write to the same file in this process share their turns. */
  constructor(pair: Pair, turns = new Turns()) {
    super({ database: pair.writer });
    this.#pair = pair;
    this.#turns = turns;
  }

  override createDriver(): Driver {
    return new PairDriver(this.#pair, this.#turns);
  }
}
