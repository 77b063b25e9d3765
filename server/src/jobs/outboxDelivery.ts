import { randomUUID } from 'node:crypto';
import type { ContactUpdate } from '@monster/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { claimUpdates, finishUpdates, longestPauseMs, postponeUpdates, renewClaim } from '../db/outbox.ts';
import type { ClaimedUpdate } from '../db/outbox.ts';
import { scrub } from '../http/logging.ts';
import type { ContactsApi } from '../sendgrid/contactsApi.ts';
import { judge, MissingField, Refused } from '../sendgrid/failures.ts';

/** How long one request to SendGrid may take. */
export const requestTimeoutMs = 10_000;
/** How long a claim outlives an instance that died. Renewed before each request, so it must cover one. */
const leaseMs = requestTimeoutMs + 5_000;
const batchSize = 100;
const firstWaitMs = 2_000;
const longestWaitMs = 10 * 60_000;
const field: ContactUpdate['customField'] = 'MonsterWelcomeLevel';

interface Tools extends Pick<Context, 'db' | 'now'> {
  readonly api: ContactsApi;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly random?: () => number;
}

/** What one round has claimed: no other instance delivers to these contacts meanwhile. */
interface Claim {
  readonly owner: string;
  readonly updates: readonly ClaimedUpdate[];
}

/** Doubles the wait after each failure. The random half spreads updates out, so a bad one ends up alone. */
export function backOffMs(attempts: number, random: () => number): number {
  const longest = Math.min(firstWaitMs * 2 ** attempts, longestWaitMs);
  return Math.round(longest / 2 + (longest / 2) * random());
}

/** Describes a failure for the log, without the emails that SendGrid may have put in its message. */
function describe(error: unknown, updates: readonly ClaimedUpdate[]): { updates: number; reason: string } {
  const text = error instanceof Error ? error.message : String(error);
  const hidden = updates.reduce((rest, { email }) => rest.replaceAll(email, '[hidden]'), text);
  return { updates: updates.length, reason: scrub(hidden).slice(0, 300) };
}

/** Delivers the updates in the outbox: each at least once, and in order for each contact. */
export class OutboxDelivery {
  readonly #tools: Tools;
  #found: { readonly id: string; readonly by: string } | undefined;
  #pausedUntil = 0;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Delivers at most one batch. */
  async runOnce(): Promise<void> {
    const { db, now } = this.#tools;
    if (this.#isPaused()) return;
    const owner = randomUUID();
    const terms = { owner, leaseUntil: now() + leaseMs, now: now(), limit: batchSize };
    const updates = await claimUpdates(db, terms);
    if (updates.length > 0) await this.#deliver({ owner, updates }, updates);
  }

  /** A pause that ends later than any pause can was set by a clock that was wrong. */
  #isPaused(): boolean {
    const left = this.#pausedUntil - this.#tools.now();
    return left > 0 && left <= longestPauseMs;
  }

  async #deliver(claim: Claim, updates: readonly ClaimedUpdate[]): Promise<void> {
    const { db, now } = this.#tools;
    const resumeAt = this.#pausedUntil;
    if (this.#isPaused()) return postponeUpdates(db.queries, claim.owner, updates, () => resumeAt);
    try {
      await this.#send(claim, updates);
    } catch (error) {
      if (updates.length === 1 || judge(error, now()).kind !== 'refused')
        return this.#settle(claim, updates, error);
      // One of them is bad: halving the batch finds it, and the good ones get through.
      const middle = Math.ceil(updates.length / 2);
      await this.#deliver(claim, updates.slice(0, middle));
      return this.#deliver(claim, updates.slice(middle));
    }
    return finishUpdates(db.queries, claim.owner, updates, 'sent');
  }

  async #send(claim: Claim, updates: readonly ClaimedUpdate[]): Promise<void> {
    this.#found ??= await this.#findField(claim);
    const held = await this.#renew(claim, updates);
    if (held.length === 0) return;
    try {
      await this.#tools.api.putContacts(this.#found.id, held);
    } catch (error) {
      // The id may have changed since it was found, so look it up once more before blaming the contacts.
      if (!(error instanceof Refused) || this.#found.by === claim.owner) throw error;
      this.#found = undefined;
      await this.#renew(claim, updates);
      await this.#send(claim, updates);
    }
  }

  async #findField(claim: Claim): Promise<{ id: string; by: string }> {
    const id = await this.#tools.api.findFieldId(field);
    if (id === undefined) throw new MissingField(field);
    return { id, by: claim.owner };
  }

  /** The updates that are still ours; one that another instance has taken over must not be sent late. */
  async #renew(claim: Claim, updates: readonly ClaimedUpdate[]): Promise<ClaimedUpdate[]> {
    const { db, now } = this.#tools;
    const held = await renewClaim(db.queries, claim.owner, claim.updates, now() + leaseMs);
    return updates.filter(({ email }) => held.has(email));
  }

  async #settle({ owner }: Claim, updates: readonly ClaimedUpdate[], error: unknown): Promise<void> {
    const { db, now, log, random = Math.random } = this.#tools;
    const verdict = judge(error, now());
    const details = describe(error, updates);
    switch (verdict.kind) {
      case 'refused':
        log.error(details, 'SendGrid refused a contact update; it will not be sent again');
        return finishUpdates(db.queries, owner, updates, 'failed');
      case 'pause':
        this.#pausedUntil = verdict.until;
        if (verdict.isForOperator)
          log.error(details, 'SendGrid accepts no updates until its settings are fixed');
        else log.warn(details, 'SendGrid asked for a pause; the updates wait');
        return postponeUpdates(db.queries, owner, updates, () => verdict.until);
      case 'retry': {
        log.warn(details, 'SendGrid did not accept the updates; they wait');
        const laterFor = ({ attempts }: ClaimedUpdate) => now() + backOffMs(attempts, random);
        return postponeUpdates(db.queries, owner, updates, laterFor);
      }
    }
  }
}
