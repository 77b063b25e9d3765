import type { OwnAccount } from '@monster/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminSession } from '../../admin/adminSession.ts';
import { unsavedWork } from '../../admin/unsavedWork.ts';
import { mount } from '../../testing/mount.tsx';
import { refuse, standInServer } from '../../testing/standInServer.ts';
import { Account } from './AccountPage.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const codes = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-ddd${n}`);
const start = 'POST /admin/api/account/second-factor/start';
const confirm = 'POST /admin/api/account/second-factor/confirm';

let account: OwnAccount;
let server: ReturnType<typeof standInServer>;
beforeEach(() => {
  account = { name: 'Bea', role: 'editor', isFromSettings: false, hasSecondFactor: false, recoveryCodes: 0 };
  server = standInServer();
  server.answer('GET /admin/check', () => ({ isAdmin: true }));
  server.answer('GET /admin/api/account', () => account);
});

function open(): void {
  adminSession.set({ state: 'in', account });
  mount(<Account />);
}

describe('the password', () => {
  test('is changed, and the form forgets it', async () => {
    let body: unknown;
    server.answer('POST /admin/api/account/password', (call) => {
      ({ body } = call);
      return { success: true };
    });
    open();
    await page.getByLabelText('Current password').fill('old one');
    await page.getByLabelText('New password').fill('new one');
    await button('Change password').click();
    await expect.element(page.getByText('Password changed')).toBeVisible();
    expect(body).toEqual({ current: 'old one', next: 'new one' });
    await expect.element(page.getByLabelText('Current password')).toHaveValue('');
  });

  test('that is refused says why at its field, and what was typed stays', async () => {
    server.answer('POST /admin/api/account/password', () =>
      refuse(400, { message: 'This is not your current password.', field: 'current' }),
    );
    open();
    await page.getByLabelText('Current password').fill('wrong');
    await page.getByLabelText('New password').fill('new one');
    await button('Change password').click();
    await expect
      .element(page.getByLabelText('Current password'))
      .toHaveAccessibleDescription('This is not your current password.');
    await expect.element(page.getByLabelText('New password')).toHaveValue('new one');
    expect(adminSession.get().state).toBe('in');
  });

  test('of the settings is changed there', async () => {
    account = { ...account, name: 'admin', role: 'admin', isFromSettings: true };
    open();
    await expect.element(page.getByText('Your password is in the settings of the site')).toBeVisible();
    await expect.element(page.getByLabelText('New password')).not.toBeInTheDocument();
    await expect.element(button('Set up a second factor')).toBeVisible();
  });
});

describe('the second factor', () => {
  beforeEach(() => {
    server.answer(start, () => ({ secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/x?secret=ABCDEFGHIJ' }));
  });

  test('is set up with the password, the key as a picture and as text, and a code', async () => {
    server.answer(confirm, ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        return refuse(400, { message: 'Wrong.', field: 'code' });
      account = { ...account, hasSecondFactor: true, recoveryCodes: 10 };
      return { recoveryCodes: codes };
    });
    open();
    await page.getByLabelText('Your password').fill('old one');
    await button('Set up a second factor').click();
    await expect.element(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
    await expect.element(page.getByText('ABCD EFGH IJ')).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Set up a second factor' })).toHaveFocus();
    const code = page.getByLabelText('2. Type the code that the app shows');
    await code.fill('000000');
    await button('Turn on').click();
    await expect.element(code).toHaveAccessibleDescription('Wrong.');
    await code.fill('123456');
    await button('Turn on').click();
    const list = page.getByRole('list', { name: 'Recovery codes' });
    await expect.element(list).toHaveFocus();
    expect(
      list
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(codes);
    // Until they are kept somewhere, leaving the page asks first.
    expect(Object.values(unsavedWork.get())).toEqual(['Your recovery codes are shown only this once.']);
    await button('I have kept them').click();
    await expect.element(page.getByText('You have 10 recovery codes left.')).toBeVisible();
    await expect.element(list).not.toBeInTheDocument();
    expect(unsavedWork.get()).toEqual({});
  });

  test('that was turned on in another tab says so', async () => {
    server.answer(start, () => refuse(409, { message: 'Your second factor is on already.' }));
    open();
    await page.getByLabelText('Your password').fill('old one');
    await button('Set up a second factor').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your second factor is on already.');
  });

  test('is turned off for a code, after a question that says what happens', async () => {
    account = { ...account, hasSecondFactor: true, recoveryCodes: 1 };
    server.answer('POST /admin/api/account/second-factor/remove', () => {
      account = { ...account, hasSecondFactor: false };
      return { success: true };
    });
    open();
    await expect.element(page.getByText('You have 1 recovery code left.')).toBeVisible();
    await button('Turn off').click();
    const dialog = page.getByRole('dialog', { name: 'Turn off the second factor' });
    await expect.element(dialog).toHaveTextContent('Your password alone is enough from then on');
    await dialog.getByLabelText('Code from your app, or a recovery code').fill('123456');
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect.element(page.getByText('Second factor turned off')).toBeVisible();
    await expect.element(page.getByText('It is off.')).toBeVisible();
  });

  test('gets new recovery codes for a code', async () => {
    account = { ...account, hasSecondFactor: true, recoveryCodes: 0 };
    server.answer('POST /admin/api/account/second-factor/recovery-codes', () => ({ recoveryCodes: codes }));
    open();
    await expect.element(page.getByText('You have no recovery codes left.')).toBeVisible();
    await button('New recovery codes').click();
    const dialog = page.getByRole('dialog', { name: 'New recovery codes' });
    await dialog.getByLabelText('Code from your app, or a recovery code').fill('123456');
    await dialog.getByRole('button', { name: 'Make new codes' }).click();
    await expect.element(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
