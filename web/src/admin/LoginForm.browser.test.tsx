import type { OwnAccount } from '@monster/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { refuse, standInServer } from '../testing/standInServer.ts';
import { adminSession } from './adminSession.ts';
import { LoginForm } from './LoginForm.tsx';

const code = page.getByLabelText('Code from your app, or a recovery code');
const askForCode = 'Please enter the code that your authenticator app shows.';
const account: OwnAccount = {
  name: 'Bea',
  role: 'viewer',
  isFromSettings: false,
  hasSecondFactor: true,
  recoveryCodes: 10,
};
let server: ReturnType<typeof standInServer>;
let bodies: unknown[];

/** A refusal that asks for the code of the second factor. */
const needsCode = (message: string) => refuse(401, { message, needsCode: true } as { message: string });

beforeEach(async () => {
  bodies = [];
  server = standInServer();
  server.answer('POST /admin/login', ({ body }) => {
    bodies.push(body);
    const typed = (body as { code?: string }).code;
    if (typed === undefined) return needsCode(askForCode);
    return typed === '123456' ? { success: true } : needsCode('This code is wrong.');
  });
  server.answer('GET /admin/api/account', () => account);
  adminSession.set({ state: 'anonymous' });
  mount(<LoginForm reason={undefined} takesFocus={false} />);
  await page.getByLabelText('Username').fill('Bea');
  await page.getByLabelText('Password').fill('plum');
  await page.getByRole('button', { name: 'Log in' }).click();
});

test('after the password, the form asks for the code of an account that needs one', async () => {
  await expect.element(code).toHaveFocus();
  await expect.element(page.getByText(askForCode)).toBeVisible();
  // Being asked is no failure.
  await expect.element(page.getByText('Login Failed')).not.toBeInTheDocument();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByText('This code is wrong.')).toBeVisible();
  await expect.element(code).toHaveFocus();
  await code.fill('123456');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => adminSession.get()).toMatchObject({ state: 'in', account: { role: 'viewer' } });
  expect(bodies).toEqual([
    { username: 'Bea', password: 'plum' },
    { username: 'Bea', password: 'plum', code: '000000' },
    { username: 'Bea', password: 'plum', code: '123456' },
  ]);
});

test('a wrong password takes the question for the code back', async () => {
  await expect.element(code).toBeVisible();
  server.answer('POST /admin/login', () => refuse(401, { message: 'Invalid credentials' }));
  await code.fill('123456');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByText('Invalid credentials')).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
});
