import type { CallReply } from '@monster/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { refuse, standInServer } from '../../testing/standInServer.ts';
import { InvitationDesk } from './InvitationDesk.tsx';

const check = 'POST /admin/invitation/check';
const found: CallReply<'checkInvitation'> = { role: 'viewer', nameHint: 'Cleo', invitedBy: 'Ada' };
let server: ReturnType<typeof standInServer>;
beforeEach(() => {
  server = standInServer();
  server.answer(check, () => found);
  location.hash = 'token-1';
});
afterEach(() => void (location.hash = ''));

test('an invitation says who sent it and what one will be able to do', async () => {
  let body: unknown;
  server.answer(check, (call) => {
    ({ body } = call);
    return found;
  });
  mount(<InvitationDesk />);
  await expect
    .element(page.getByText(/invites you/u))
    .toHaveTextContent(
      'Ada invites you to the admin area of this site. Your role will be “Viewer”: you can see puzzles, calendar and trash, but change nothing.',
    );
  await expect.element(page.getByLabelText('Your name, to log in with')).toHaveValue('Cleo');
  expect(body).toEqual({ token: 'token-1' });
});

test('a refused name or password says why at its field, and can be sent again', async () => {
  server.answer('POST /admin/invitation/accept', () =>
    refuse(400, { message: 'The password must have at least 8 characters.', field: 'password' }),
  );
  mount(<InvitationDesk />);
  const password = page.getByLabelText('Password (at least 8 characters)');
  await password.fill('short');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.element(password).toHaveAccessibleDescription('The password must have at least 8 characters.');
  await expect.element(password).toHaveValue('short');
});

test('somebody who comes second is told that the invitation has been used', async () => {
  server.answer('POST /admin/invitation/accept', () =>
    refuse(410, { message: 'This invitation has been used.', field: 'token' }),
  );
  mount(<InvitationDesk />);
  await page.getByLabelText('Password (at least 8 characters)').fill('plum tree');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This invitation has been used.');
});

test('a link that is cut off, and one that works no more, say so; another link is looked up at once', async () => {
  location.hash = '';
  mount(<InvitationDesk />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('This link is incomplete.');
  server.answer(check, () => refuse(410, { message: 'This invitation is too old.', field: 'token' }));
  location.hash = 'token-2';
  await expect.element(page.getByRole('alert')).toHaveTextContent('This invitation is too old.');
  server.answer(check, () => ({ ...found, role: 'editor' as const }));
  location.hash = 'token-3';
  await expect.element(page.getByText(/invites you/u)).toBeVisible();
});
