import { isNumber, isString, objectOf } from '../../lib/check.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { ApiError, send } from '../client.ts';
import type { ApiRequest } from '../client.ts';
import { waitingKey } from '../waiting.ts';

/** A call that has not arrived yet. */
export interface WaitingCall {
  readonly path: string;
  readonly body: string;
  /** When it was first made, in milliseconds since 1970. */
  readonly since: number;
}

const longestWaitMs = 30 * 24 * 60 * 60_000;
const mostCalls = 50;
const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

const isWaitingCall = objectOf<WaitingCall>({
  path: (value): value is string => isString(value) && /^\/api\/[\w/-]+$/u.test(value),
  body: isString,
  since: isNumber,
});

/** This page's calls that may be on their way. They are stored only when they fail or the page is left. */
let fresh: WaitingCall[] = [];
let pauseMs = firstPauseMs;
let timer: ReturnType<typeof setTimeout> | undefined;
let hasListeners = false;
let lastTurn = Promise.resolve();

function toCall({ path, body }: ApiRequest<unknown>): WaitingCall {
  return { path, body: typeof body === 'string' ? body : '', since: Date.now() };
}

function isSame(one: WaitingCall, other: WaitingCall): boolean {
  return one.path === other.path && one.body === other.body && one.since === other.since;
}

function storedCalls(): WaitingCall[] {
  const { value } = readStored(waitingKey);
  const calls = Array.isArray(value) ? (value as unknown[]).filter(isWaitingCall) : [];
  return calls.filter(({ since }) => Math.abs(Date.now() - since) < longestWaitMs);
}

function storeCalls(calls: readonly WaitingCall[]): void {
  if (calls.length === 0) removeStored(waitingKey);
  else writeStored(waitingKey, calls.slice(-mostCalls));
}

function storeFresh(): void {
  if (fresh.length === 0) return;
  storeCalls([...storedCalls(), ...fresh]);
  fresh = [];
}

/** Forgets calls that have arrived, were refused, or are replaced by a later one. */
export function forgetCalls(isOver: (call: WaitingCall) => boolean): void {
  fresh = fresh.filter((call) => !isOver(call));
  const stored = storedCalls();
  if (stored.some(isOver)) storeCalls(stored.filter((call) => !isOver(call)));
}

/** True when sending again is pointless. Too many calls, server errors and a missing network are temporary. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Sends a call; false when that should be tried again. */
async function isSettled({ path, body }: WaitingCall): Promise<boolean> {
  // Nobody waits for what it says.
  const read = (answer: unknown) => answer ?? undefined;
  try {
    await send({ method: 'POST', path, body, read }, true);
    return true;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification asks for these failures in the console only
    console.error(`${path} failed`, error);
    return isRefused(error);
  }
}

function tryAgainLater(): void {
  clearTimeout(timer);
  timer = setTimeout(sendWaitingCalls, pauseMs);
  pauseMs = Math.min(2 * pauseMs, longestPauseMs);
}

/** Sends one call after another. Those to the same address stay in order, and one that fails holds up no others. */
async function sendAll(): Promise<void> {
  const failed = new Set<string>();
  while (navigator.onLine) {
    const call = [...storedCalls(), ...fresh].find(({ path }) => !failed.has(path));
    if (call === undefined) break;
    if (await isSettled(call)) forgetCalls((each) => isSame(each, call));
    else failed.add(call.path);
  }
  storeFresh();
  // What was too old or no call at all goes, too.
  if (storedCalls().length === 0) removeStored(waitingKey);
  if (failed.size > 0) tryAgainLater();
  else pauseMs = firstPauseMs;
}

function listen(): void {
  if (hasListeners) return;
  hasListeners = true;
  addEventListener('online', sendWaitingCalls);
  addEventListener('pagehide', storeFresh);
}

/** Sends what is waiting: now, when the network is back and, after a failure, again and again at growing intervals. */
export function sendWaitingCalls(): void {
  listen();
  // One tab at a time, so that no two send the same call. Plain http has no locks; there, the server gets some twice.
  if ('locks' in navigator) void navigator.locks.request(waitingKey, sendAll);
  else lastTurn = lastTurn.then(sendAll);
}

/**
 * Sends a call in the background, even if the player leaves the page at once. If it cannot arrive now, it waits in the
 * browser for up to 30 days; failures are only logged.
 */
export function sendInBackground(request: ApiRequest<unknown>): void {
  fresh.push(toCall(request));
  sendWaitingCalls();
}

/** Sends a call whose answer the player waits for. Unless it is refused, a call that fails is sent again later. */
export async function sendOrKeep<Reply>(request: ApiRequest<Reply>): Promise<Reply> {
  const call = toCall(request);
  listen();
  fresh.push(call);
  try {
    const reply = await send(request, true);
    forgetCalls((each) => isSame(each, call));
    return reply;
  } catch (error) {
    if (isRefused(error)) forgetCalls((each) => isSame(each, call));
    else {
      storeFresh();
      tryAgainLater();
    }
    throw error;
  }
}
