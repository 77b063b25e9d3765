import type { Role, RouteContract } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { nameKey } from '../admin/accountName.ts';
import { addAccount } from '../db/accounts.ts';
import type { Db } from '../db/open.ts';
import { adminPassword, cookieOf, logIn, passwordHash } from './admin.ts';
import { testNow } from './site.ts';

/** Stores an account with the admin's password, whose hash costs little; returns its id. */
export async function storeAccount(db: Db, name: string, role: Role): Promise<string> {
  const account = { name, key: nameKey(name), passwordHash: await passwordHash, role };
  const stored = await addAccount(db.queries, account, testNow);
  if (stored === undefined) throw new Error(`There is another account with the name ${name}.`);
  return stored.id;
}

/** Returns a function that calls the site with these cookies. */
export function callerWith(site: FastifyInstance, cookie: string) {
  return (method: RouteContract['method'], url: string, payload?: object) =>
    site.inject({ method, url, headers: { cookie }, ...(payload !== undefined && { payload }) });
}

/** Logs in under a name; returns the cookies and a function that calls the site with them. */
export async function logInAs(site: FastifyInstance, username: string, password = adminPassword) {
  const answer = await logIn(site, { username, password });
  if (answer.statusCode !== 200) throw new Error(`${username} could not log in: ${answer.body}`);
  const cookie = cookieOf(answer);
  return { cookie, call: callerWith(site, cookie) };
}
