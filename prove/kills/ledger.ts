import type { Write } from '../writes.ts';

/** What happened in a run: what the site acknowledged, what it could not, and what must not have happened. */
export class Ledger {
  readonly acknowledged: Write[] = [];
  readonly findings: string[] = [];
  kills = 0;
  cuts = 0;
  /** Writes whose answer was lost with the instance; they may or may not be stored. */
  unanswered = 0;
  /** Writes that were refused with 503 because of a cut. */
  refused = 0;
  /** How long after a cut the last of those came. */
  longestRecoveryMs = 0;
  readonly #recoveryMs: number;
  #checked = 0;
  #isCut = false;
  #reachableAt = Number.NEGATIVE_INFINITY;

  /** `recoveryMs`: how long the site may answer 503 after its database can be reached again. */
  constructor(recoveryMs: number) {
    this.#recoveryMs = recoveryMs;
  }

  /** The writes acknowledged since the last call. */
  takeUnchecked(): Write[] {
    const unchecked = this.acknowledged.slice(this.#checked);
    this.#checked = this.acknowledged.length;
    return unchecked;
  }

  cut(): void {
    this.cuts += 1;
    this.#isCut = true;
  }

  reachable(now: number): void {
    this.#isCut = false;
    this.#reachableAt = now;
  }

  /** Takes note of an answer that is not a yes. */
  refuse(status: number, message: string, startedAt: number, now: number): void {
    if (status !== 503 || !(this.#isCut || startedAt < this.#reachableAt + this.#recoveryMs)) {
      this.findings.push(`a write was answered with ${status}: ${message.slice(0, 300)}`);
      return;
    }
    this.refused += 1;
    if (!this.#isCut) this.longestRecoveryMs = Math.max(this.longestRecoveryMs, now - this.#reachableAt);
  }
}
