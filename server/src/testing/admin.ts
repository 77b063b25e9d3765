import type { RouteContract } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../admin/password.ts';
import type { Db } from '../db/open.ts';
import { testNow, testSite } from './site.ts';

export const adminPassword = 'correct horse battery';

/** The hash of that password, at a low cost: a real one is slow by design, and these tests log in often. */
export const passwordHash = hashPassword(adminPassword, { cost: 2 ** 10 });

/** True when the site takes these cookies for the admin's. */
export async function isAdminWith(site: FastifyInstance, cookie: string): Promise<boolean> {
  const answer = await site.inject({ url: '/admin/check', headers: { cookie } });
  return answer.json<{ isAdmin: boolean }>().isAdmin;
}

/** Ends all sessions, and forgets who has tried to log in. */
export async function forgetLogins({ queries }: Db): Promise<void> {
  await queries.deleteFrom('attempts').execute();
  await queries.deleteFrom('admin_sessions').execute();
}

/** A file to upload. */
export interface TestFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the form says about the file, in front of it. */
  readonly details?: object | string;
}

/** A form with files, as a browser sends it. */
export function formOf(field: string, files: readonly TestFile[]) {
  const boundary = 'form-boundary-7MA4YWxkTrZu0gW';
  const textOf = (details: object | string): string =>
    typeof details === 'string' ? details : JSON.stringify(details);
  const parts = files.flatMap(({ name, content, details }) => [
    Buffer.from(
      details === undefined
        ? ''
        : `--${boundary}\r\ncontent-disposition: form-data; name="details"\r\n\r\n${textOf(details)}\r\n`,
    ),
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** The site, with helpers that call it as the admin; `site` itself is called as a stranger. */
export async function adminSite(db: Db, env: Record<string, string> = {}, now: () => number = () => testNow) {
  const site = await testSite(db, { ADMIN_PASSWORD_HASH: await passwordHash, ...env }, now);
  const login = await logIn(site);
  const cookie = cookieOf(login);
  const call = (method: RouteContract['method'], url: string, payload?: object) =>
    site.inject({ method, url, headers: { cookie }, ...(payload !== undefined && { payload }) });
  const upload = (url: string, field: string, ...files: TestFile[]) => {
    const form = formOf(field, files);
    return site.inject({ method: 'POST', url, ...form, headers: { ...form.headers, cookie } });
  };
  return { site, cookie, call, upload };
}

export function logIn(
  site: FastifyInstance,
  body: object = { username: 'admin', password: adminPassword },
  options: { remoteAddress?: string; headers?: Record<string, string> } = {},
) {
  return site.inject({ method: 'POST', url: '/admin/login', payload: body, ...options });
}

/** The cookie that an answer sets, in the form in which a browser sends it back. */
export function cookieOf(answer: { cookies: { name: string; value: string }[] }): string {
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
