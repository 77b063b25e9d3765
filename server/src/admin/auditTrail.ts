import { createHash } from 'node:crypto';
import { routes } from '@monster/contract';
import type { AuditKind, AuditOutcome, CallName, RouteContract } from '@monster/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { countEntry, finishEntry, writeEntry } from '../db/audit.ts';
import { callOf } from '../http/callOf.ts';
import { HttpError } from '../http/errors.ts';
import { callerOf } from '../http/limitRequests.ts';
import { subjectOfAnswer, subjectOfRequest } from './auditSubject.ts';
import { accountOf } from './session.ts';

const hourMs = 60 * 60_000;
/** From how many places failed logins get entries of their own per hour; an attack from more must not fill the disk. */
const maxPlacesPerHour = 100;

type LoginOutcome = Extract<AuditOutcome, 'done' | 'wrongCredentials' | 'wrongCode' | 'refused'>;

/** Returns a function that enters a login. A failure is counted together with others from the same place and hour. */
export function createLoginRecorder({ db, now }: Context) {
  const places = new Set<string>();
  let currentHour = 0;

  const placeOf = (request: FastifyRequest, hour: number): string => {
    if (hour !== currentHour) places.clear();
    currentHour = hour;
    const caller = callerOf(request.ip);
    if (places.size < maxPlacesPerHour) places.add(caller);
    return places.has(caller) ? caller : 'many';
  };

  /** The actor is the name of an account; null for any other name: some people type their password there. */
  return async (request: FastifyRequest, actor: string | null, outcome: LoginOutcome): Promise<void> => {
    const login = { at: now(), call: 'login', actor, subject: '', outcome, address: request.ip };
    if (outcome === 'done') {
      await writeEntry(db.queries, { ...login, kind: 'login' });
      return;
    }
    const hour = Math.floor(now() / hourMs);
    const place = placeOf(request, hour);
    const id = createHash('sha256')
      .update(JSON.stringify([hour, place, outcome, actor]))
      .digest('hex');
    const address = place === 'many' ? 'many addresses' : request.ip;
    await countEntry(db.queries, id, { ...login, kind: 'failedLogin', address });
  };
}

/** Which kind of entry a call gets; undefined if it gets none here. */
function kindOf(call: CallName): AuditKind | undefined {
  const { method, changesNothing }: RouteContract = routes[call];
  if (method === 'GET' || changesNothing === true) return undefined;
  // These enter themselves: only they know who it is, and how it ended.
  if (call === 'login' || call === 'acceptInvitation') return undefined;
  return call === 'logout' || call === 'logoutEverywhere' ? 'logout' : 'change';
}

function outcomeOf({ statusCode }: FastifyReply): AuditOutcome {
  if (statusCode >= 500) return 'failed';
  return statusCode >= 400 ? 'refused' : 'done';
}

/** What handlers know better about what they were called for than the request and the answer say. */
const noted = new WeakMap<FastifyRequest, string>();

/** Says what a call is about, in words for the audit trail. */
export function noteSubject(request: FastifyRequest, subject: string): void {
  noted.set(request, subject);
}

/**
 * Enters everything that is done in the admin area. Each call gets its entry before it is carried out, and is refused if the entry
 * cannot be written. How it ended is added before the answer goes out; if that fails, the entry stays as one whose
 * outcome nobody knows, which is true, and the answer is not changed.
 */
export function recordActions(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  const started = new WeakMap<FastifyRequest, { readonly id: string; readonly subject: string }>();

  app.addHook('preHandler', async (request) => {
    const call = callOf(request);
    const kind = call && kindOf(call);
    if (call === undefined || kind === undefined) return;
    const account = await accountOf(context, request);
    // A stranger can call logout, too, but that ends nothing.
    if (account === undefined) return;
    const subject = subjectOfRequest(request.params, request.body);
    const actor = account.name;
    const entry = { at: now(), kind, call, actor, address: request.ip, subject, outcome: 'started' } as const;
    const id = await writeEntry(db.queries, entry).catch((error: unknown) => {
      request.log.error({ err: error }, 'an action was refused because it could not be recorded');
      throw new HttpError(503, 'This could not be recorded in the audit trail, so nothing was changed.');
    });
    started.set(request, { id, subject });
  });

  app.addHook('preSerialization', async (request, reply, answer) => {
    const entry = started.get(request);
    if (entry === undefined) return answer;
    const outcome = outcomeOf(reply);
    const subject = noted.get(request) ?? (entry.subject === '' ? subjectOfAnswer(answer) : entry.subject);
    await finishEntry(db.queries, entry.id, { outcome, subject }).catch((error: unknown) => {
      request.log.error({ err: error, outcome }, 'the outcome of an action could not be recorded');
    });
    return answer;
  });
}
