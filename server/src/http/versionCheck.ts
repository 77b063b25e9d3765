import type { Context } from '../context.ts';
import { readContentVersion } from '../db/contentVersion.ts';
import { withinPatience } from './patience.ts';

const checkEveryMs = 1_000;
const dayMs = 24 * 60 * 60_000;

/** Knows the version of what is public: it changes with the content in the database, and at midnight UTC. */
export class VersionCheck {
  readonly #context: Pick<Context, 'db' | 'now'>;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #isExpected = false;
  #running: Promise<void> | undefined;
  #isDown = false;
  #contentVersion = '';
  #day = Number.NaN;
  #version = '';

  constructor(context: Pick<Context, 'db' | 'now'>) {
    this.#context = context;
  }

  /** True while the database is down. */
  get isDown(): boolean {
    return this.#isDown;
  }

  /** While the database is down, this stays as it was, even past midnight. */
  get version(): string {
    const day = Math.floor(this.#context.now() / dayMs);
    if (day !== this.#day && !this.#isDown) {
      this.#day = day;
      this.#version = `${day} ${this.#contentVersion}`;
    }
    return this.#version;
  }

  /** True when somebody has to look: at most once per second, and not while that is still going on. */
  get isDue(): boolean {
    if (this.#isExpected) return true;
    if (this.#running !== undefined) return false;
    const passedMs = this.#context.now() - this.#checkedAt;
    return passedMs >= checkEveryMs || passedMs < 0;
  }

  /** Makes the next visitor look at once, after a change that was made here. */
  expectChange(): void {
    this.#isExpected = true;
  }

  /** Looks if it is time to; nobody waits for a database that is known to be down. */
  async check(): Promise<void> {
    if (!this.isDue) return;
    this.#isExpected = false;
    this.#checkedAt = this.#context.now();
    const looked = (this.#running ?? Promise.resolve()).then(() => this.#look());
    const running = looked.finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    if (this.#isDown) return;
    const inTime = await withinPatience(running.then(() => true));
    if (inTime === undefined) this.#isDown = true;
  }

  async #look(): Promise<void> {
    try {
      const contentVersion = await readContentVersion(this.#context.db.queries);
      this.#isDown = false;
      if (contentVersion !== this.#contentVersion) this.#day = Number.NaN;
      this.#contentVersion = contentVersion;
    } catch {
      this.#isDown = true;
    }
  }
}
