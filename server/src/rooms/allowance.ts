/** With more, those who have used nothing lately are forgotten. */
const mostCallers = 10_000;

/** Lets each caller do so much per second, and more at once after a rest. */
export class Allowance {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #now: () => number;
  readonly #left = new Map<string, { amount: number; at: number }>();

  constructor(limits: { readonly perSecond: number; readonly burst: number }, now: () => number) {
    this.#perSecond = limits.perSecond;
    this.#burst = limits.burst;
    this.#now = now;
  }

  #amountOf({ amount, at }: { readonly amount: number; readonly at: number }): number {
    const grown = (Math.max(0, this.#now() - at) * this.#perSecond) / 1_000;
    return Math.min(this.#burst, amount + grown);
  }

  /** Takes what a caller wants to do; returns 0, or how many ms the caller has to wait. */
  take(caller: string, wanted: number): number {
    const known = this.#left.get(caller);
    const amount = known === undefined ? this.#burst : this.#amountOf(known);
    if (amount < wanted) return Math.ceil(((wanted - amount) * 1_000) / this.#perSecond);
    if (known === undefined && this.#left.size >= mostCallers) this.#forgetIdle();
    this.#left.set(caller, { amount: amount - wanted, at: this.#now() });
    return 0;
  }

  #forgetIdle(): void {
    for (const [caller, left] of this.#left)
      if (this.#amountOf(left) === this.#burst) this.#left.delete(caller);
  }
}
