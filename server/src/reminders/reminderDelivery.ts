import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { utcToday } from '../context.ts';
import type { Context } from '../context.ts';
import { findToday } from '../db/puzzles.ts';
import { claimReminders, settleReminder } from '../db/reminders.ts';
import type { ClaimedReminder, Outcome } from '../db/reminders.ts';
import type { Counter } from '../metrics/metrics.ts';
import { judgeAnswer } from './judgeAnswer.ts';
import type { Verdict } from './judgeAnswer.ts';
import { localDateOf, nextReminder } from './nextReminder.ts';
import { answerWithinMs } from './pushSender.ts';
import type { PushSender } from './pushSender.ts';
import { reminderMessage } from './reminderMessage.ts';

const batchSize = 100;
const atOnce = 20;
/** Covers a batch of which every message takes as long as it may. */
const leaseMs = (batchSize / atOnce) * answerWithinMs + 10_000;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Whoever wants to be reminded at eight has no use for it at noon. */
const latestMs = 2 * 60 * minuteMs;
const firstWaitMs = minuteMs;
/** How long a push service may refuse a reminder, or not take it, before it is deleted. */
const refusedForMs = 3 * dayMs;
const failedForMs = 30 * dayMs;

interface Tools extends Pick<Context, 'db' | 'now'> {
  readonly siteUrl: string;
  readonly sender: Pick<PushSender, 'send'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly results?: Counter | undefined;
}

/** Why a reminder that is due is not sent. */
type Skipped = 'late' | 'solved' | 'again' | 'wrongClock';

/** Calls the function for all items, for a few of them at a time. */
async function forEachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Sends reminders whose time has come: at most one per day to each browser, and none for a puzzle that is solved. */
export class ReminderDelivery {
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Sends at most one batch. */
  async runOnce(): Promise<void> {
    const { db, now, siteUrl, log } = this.#tools;
    const owner = randomUUID();
    const until = now() + leaseMs - answerWithinMs;
    const reminders = await claimReminders(db, { owner, now: now(), leaseMs, limit: batchSize });
    if (reminders.length === 0) return;
    const puzzle = await findToday(db.queries, utcToday(this.#tools));
    const message = reminderMessage(siteUrl, puzzle?.title ?? 'The daily crossword is here.');
    const refusals: Record<string, number> = {};
    await forEachOf(reminders, async (reminder) => {
      // What would outlast the claim is left to whoever claims it next.
      if (now() > until) return;
      const { result, outcome } = await this.#handle(reminder, message, refusals);
      await settleReminder(db.queries, owner, reminder, outcome);
      this.#tools.results?.add({ result });
    });
    if (Object.keys(refusals).length > 0) log.warn({ refusals }, 'push services did not take all reminders');
  }

  async #handle(
    reminder: ClaimedReminder,
    message: string,
    refusals: Record<string, number>,
  ): Promise<{ result: string; outcome: Outcome | 'delete' }> {
    const { sender, now } = this.#tools;
    const skipped = this.#skipped(reminder);
    if (skipped !== undefined) return { result: skipped, outcome: this.#nextDay(reminder) };
    const answer = await sender.send(reminder, message);
    const verdict = judgeAnswer(answer, now());
    if (verdict.kind === 'refused' || verdict.kind === 'later') {
      // The name of what went wrong, and nothing of the endpoint.
      const name = answer.status === null ? answer.reason : String(answer.status);
      refusals[name] = (refusals[name] ?? 0) + 1;
    }
    return { result: verdict.kind, outcome: this.#outcome(reminder, verdict) };
  }

  #skipped({ due_at, time_zone, sent_on, solved_on }: ClaimedReminder): Skipped | undefined {
    const now = this.#tools.now();
    if (due_at > now) return 'wrongClock';
    if (now - due_at > latestMs) return 'late';
    if (solved_on === utcToday(this.#tools)) return 'solved';
    return sent_on === localDateOf(now, time_zone) ? 'again' : undefined;
  }

  #nextDay({ minute, time_zone: timeZone }: ClaimedReminder): Outcome & { due_at: number } {
    const next = nextReminder({ minute, timeZone }, this.#tools.now());
    return { due_at: next, try_at: next };
  }

  #outcome(reminder: ClaimedReminder, verdict: Verdict): Outcome | 'delete' {
    const now = this.#tools.now();
    const { failures, failing_since: failingSince, time_zone: timeZone, due_at: dueAt } = reminder;
    if (verdict.kind === 'gone') return 'delete';
    const nextDay = this.#nextDay(reminder);
    if (verdict.kind === 'sent')
      return { ...nextDay, sent_on: localDateOf(now, timeZone), failures: 0, failing_since: null };
    const since = failingSince ?? now;
    if (now - since >= (verdict.kind === 'refused' ? refusedForMs : failedForMs)) return 'delete';
    const failed = { failures: failures + 1, failing_since: since };
    if (verdict.kind === 'refused') return { ...nextDay, ...failed };
    const tryAt = now + Math.max(verdict.waitMs ?? 0, firstWaitMs * 2 ** Math.min(failures, 10));
    // Too late for today.
    return tryAt - dueAt > latestMs ? { ...nextDay, ...failed } : { try_at: tryAt, ...failed };
  }
}
