import type { Metrics } from '../metrics/metrics.ts';
import { sizeOf } from './finishedAnswer.ts';
import type { FinishedAnswer } from './finishedAnswer.ts';

interface Kept {
  readonly answer: FinishedAnswer;
  /** What the answer was made from. */
  readonly version: string;
  /** When its making began: what began earlier never replaces it. */
  readonly turn: number;
  readonly bytes: number;
}

/** What an answer takes besides its bodies: its headers, its key and its places in memory. */
const overheadBytes = 2_000;

/**
 * The answers that are the same for everyone. When they take too much memory, those not used for longest go first. What
 * is out of date stays until it is replaced, for the time when the database is down.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, Kept>();
  readonly #maxBytes: number;
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The answer of this version. */
  get(key: string, version: string): FinishedAnswer | undefined {
    const kept = this.#answers.get(key);
    if (kept?.version !== version) return undefined;
    this.#hits += 1;
    return this.#use(key, kept);
  }

  /** The newest answer of any version. */
  last(key: string): FinishedAnswer | undefined {
    const kept = this.#answers.get(key);
    return kept && this.#use(key, kept);
  }

  /** Counts an answer that has to be made. */
  miss(): void {
    this.#misses += 1;
  }

  set(key: string, answer: FinishedAnswer, version: string, turn: number): void {
    if ((this.#answers.get(key)?.turn ?? 0) > turn) return;
    this.delete(key);
    const bytes = overheadBytes + sizeOf(answer);
    this.#answers.set(key, { answer, version, turn, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#answers.get(key)?.bytes ?? 0;
    this.#answers.delete(key);
  }

  /** Moves an answer to the end of the map, which therefore begins with the one not used for longest. */
  #use(key: string, kept: Kept): FinishedAnswer {
    this.#answers.delete(key);
    this.#answers.set(key, kept);
    return kept.answer;
  }

  measure(metrics: Metrics): void {
    metrics.read('gauge', 'monster_kept_answers', 'Finished answers in memory.', () => this.#answers.size);
    metrics.read('gauge', 'monster_kept_answers_bytes', 'The memory that they take.', () => this.#bytes);
    metrics.read(
      'counter',
      'monster_kept_answers_lookups_total',
      'Answers that could be in memory, by result.',
      () => [
        [{ result: 'hit' }, this.#hits],
        [{ result: 'miss' }, this.#misses],
      ],
    );
  }
}
