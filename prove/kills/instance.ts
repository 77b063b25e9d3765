import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@monster/engine';
import { anyAddress } from '../../server/src/testing/siteProcess.ts';
import type { SiteProcess } from '../../server/src/testing/siteProcess.ts';
import { addressOf, lastLines, startProvingSite } from '../site.ts';
import type { Ledger } from './ledger.ts';
import { callOf } from '../writes.ts';
import type { Writer } from '../writes.ts';

/** A request that takes longer counts as lost. */
const patienceMs = 30_000;
/** One start in so many is cut short as well. */
const startsPerKilledStart = 10;
const longestStartMs = 1_000;

/** An instance from its start to its end, with the writers at work on it. */
interface Life {
  readonly site: SiteProcess;
  readonly address: string;
  isEnding: boolean;
  written: Promise<unknown>;
}

/** An instance of the site under write load, which can be killed and started again. */
export class Instance {
  readonly #settings: Record<string, string>;
  readonly #writers: readonly Writer[];
  readonly #ledger: Ledger;
  readonly #random: Random;
  #life: Life | undefined;

  constructor(
    settings: Record<string, string>,
    writers: readonly Writer[],
    { ledger, random }: { ledger: Ledger; random: Random },
  ) {
    this.#settings = settings;
    this.#writers = writers;
    this.#ledger = ledger;
    this.#random = random;
  }

  /** Starts the site, then the writers. */
  async start(): Promise<void> {
    if (this.#random() < 1 / startsPerKilledStart) await this.#killWhileStarting();
    const site = startProvingSite(this.#settings);
    const address = await addressOf(site);
    const life: Life = { site, address, isEnding: false, written: Promise.resolve() };
    this.#life = life;
    void this.#watch(life);
    life.written = Promise.all(this.#writers.map((writer) => this.#write(life, writer)));
  }

  async #watch(life: Life): Promise<void> {
    const code = await life.site.exited;
    if (!life.isEnding) this.#ledger.findings.push(`the site ended with ${code}: ${lastLines(life.site)}`);
  }

  async #killWhileStarting(): Promise<void> {
    const site = startProvingSite(this.#settings);
    await delay(this.#random() * longestStartMs);
    site.kill('SIGKILL');
    await site.exited;
    this.#ledger.kills += 1;
  }

  async kill(): Promise<void> {
    const life = this.#life;
    if (life === undefined) return;
    life.isEnding = true;
    life.site.kill('SIGKILL');
    await life.site.exited;
    await life.written;
    this.#ledger.kills += 1;
  }

  /** Ends the writing; the site goes on. */
  async stopWriting(): Promise<void> {
    if (this.#life === undefined) return;
    this.#life.isEnding = true;
    await this.#life.written;
  }

  /** Asks the site to stop; it must do so without an error. */
  async stop(): Promise<void> {
    await this.stopWriting();
    if (this.#life === undefined) return;
    this.#life.site.kill('SIGTERM');
    const code = await this.#life.site.exited;
    if (code !== 0)
      this.#ledger.findings.push(`the site stopped with ${code}: ${lastLines(this.#life.site)}`);
  }

  async #write(life: Life, writer: Writer): Promise<void> {
    while (!life.isEnding) {
      const { write, cookie } = writer.next();
      const { url, body } = callOf(write);
      const startedAt = performance.now();
      try {
        const answer = await fetch(`${life.address}${url}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': anyAddress(),
            ...(cookie !== undefined && { cookie }),
          },
          signal: AbortSignal.timeout(patienceMs),
        });
        const text = await answer.text();
        if (answer.ok) this.#ledger.acknowledged.push(write);
        else this.#ledger.refuse(answer.status, `${url} ${text}`, startedAt, performance.now());
        writer.settle(write, answer.ok ? answer.headers.get('set-cookie')?.split(';')[0] : undefined);
      } catch (error) {
        writer.settle(write, undefined);
        this.#ledger.unanswered += 1;
        if (life.isEnding) return;
        // The site may have died by itself, which is found on its exit; otherwise this must not happen.
        if (life.site.kill(0)) this.#ledger.findings.push(`${url} got no answer: ${describe(error)}`);
        await delay(100);
      }
    }
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
