import type { Context } from '../context.ts';
import { isDatabaseDown } from '../db/databaseErrors.ts';
import { finishBytes, finishPage, finishText } from './finishedAnswer.ts';
import type { FinishedAnswer, FoundAnswer, RenderedHtml } from './finishedAnswer.ts';
import { KeptAnswers } from './keptAnswers.ts';
import { KnownAddresses } from './knownAddresses.ts';
import type { Place } from './knownAddresses.ts';
import { maxKeptBytes } from './limits.ts';
import { withinPatience } from './patience.ts';
import { VersionCheck } from './versionCheck.ts';

/** An answer that has just been made, and whether the next visitor may get it, too. */
export interface MadeAnswer extends FoundAnswer {
  readonly isKept: boolean;
}

/** Keeps the public answers in memory for as long as they are up to date, and longer while the database is down. */
export class AnswerKeeper {
  readonly addresses = new KnownAddresses();
  readonly #kept: KeptAnswers;
  readonly #check: VersionCheck;
  readonly #making = new Map<string, Promise<FoundAnswer>>();
  #turn = 0;
  #scores = 0;

  readonly #headers: Readonly<Record<string, string>>;

  /** The headers are those of every answer. */
  constructor(
    context: Pick<Context, 'db' | 'now' | 'metrics'>,
    headers: Readonly<Record<string, string>>,
    maxBytes = maxKeptBytes,
  ) {
    this.#headers = headers;
    this.#kept = new KeptAnswers(maxBytes);
    this.#check = new VersionCheck(context);
    if (context.metrics !== undefined) this.#kept.measure(context.metrics);
  }

  finishText(text: string, type: string, status = 200): Promise<FinishedAnswer> {
    return finishText(text, { common: this.#headers, type, cacheControl: 'no-cache' }, status);
  }

  finishBytes(bytes: Buffer, type: string): FinishedAnswer {
    return finishBytes(bytes, { common: this.#headers, type, cacheControl: 'no-cache' });
  }

  finishPage(page: RenderedHtml, needsNonce: boolean): Promise<FinishedAnswer> {
    return finishPage(page, { headers: this.#headers, needsNonce });
  }

  /** Makes the next visitor see a change of the content that was made here. */
  expectChange(): void {
    this.#check.expectChange();
  }

  /** Makes the next visitor see a score or a name that has changed here. */
  expectScores(): void {
    this.#scores += 1;
  }

  /** A number that grows with each of them, for the versions of answers that contain any. */
  get scores(): number {
    return this.#scores;
  }

  /** An answer that can be given without asking the database. */
  peek({ key, versionOf }: Place): FoundAnswer | undefined {
    if (this.#check.isDue) return undefined;
    const answer = this.#kept.get(key, versionOf === undefined ? this.#check.version : versionOf());
    return answer && { answer, isOld: this.#check.isDown };
  }

  /** The current answer: the kept one, a new one or, while the database is down, the last one. */
  async find(place: Place, make: () => Promise<MadeAnswer>): Promise<FoundAnswer> {
    await this.#check.check();
    const found = this.peek(place);
    if (found !== undefined) return found;
    const last = this.#kept.last(place.key);
    if (last === undefined) return this.#make(place, make);
    const old = { answer: last, isOld: true };
    if (this.#check.isDown) return old;
    const made = await withinPatience(this.#make(place, make)).catch((error: unknown) => {
      if (!isDatabaseDown(error)) throw error;
      return undefined;
    });
    return made === undefined || made.isOld || made.answer.status >= 500 ? old : made;
  }

  /** Visitors who ask for the same at the same time share one making. */
  #make({ key, versionOf }: Place, make: () => Promise<MadeAnswer>): Promise<FoundAnswer> {
    const version = versionOf === undefined ? this.#check.version : versionOf();
    const shared = `${version} ${key}`;
    const making =
      this.#making.get(shared) ??
      this.#makeAndKeep(key, version, make).finally(() => this.#making.delete(shared));
    this.#making.set(shared, making);
    return making;
  }

  async #makeAndKeep(key: string, version: string, make: () => Promise<MadeAnswer>): Promise<FoundAnswer> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#kept.miss();
    try {
      const made = await make();
      if (made.isKept) this.#kept.set(key, made.answer, version, turn);
      else this.#forget(key, made);
      return made;
    } catch (error) {
      // What has been deleted must not come back.
      if (!isDatabaseDown(error)) this.#kept.delete(key);
      throw error;
    }
  }

  /** A page of something that has been deleted must not come back either. */
  #forget(key: string, { answer, isOld }: { answer: FinishedAnswer; isOld: boolean }): void {
    if (!isOld && answer.status < 500) this.#kept.delete(key);
  }
}
