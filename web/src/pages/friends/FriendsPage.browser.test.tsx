import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { refuse, standInServer } from '../../testing/standInServer.ts';
import { CodeForm } from './CodeForm.tsx';
import { OwnGroups } from './FriendsPage.tsx';

let server: ReturnType<typeof standInServer>;
beforeEach(() => {
  server = standInServer();
});

test('the groups of this browser are links, with the number of people', async () => {
  server.answer('GET /api/groups', () => ({
    groups: [
      { key: 'k1', name: 'The Solvers', people: 2 },
      { key: 'k2', name: 'Only me', people: 1 },
    ],
  }));
  mount(<OwnGroups />);
  await expect
    .element(page.getByRole('link', { name: 'The Solvers' }))
    .toHaveAttribute('href', '/friends/k1');
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('Only me 1 person');
});

test('somebody in no group is told what to do', async () => {
  server.answer('GET /api/groups', () => ({ groups: [] }));
  mount(<OwnGroups />);
  await expect.element(page.getByText(/^You are in no group yet\./u)).toBeVisible();
});

test('a code shows the name of its group before a name is asked for; a wrong one says so at its field', async () => {
  const wrong = 'No group has this code. Please check the six letters.';
  server.answer('POST /api/groups/find', () => refuse(404, { message: wrong, field: 'code' }));
  let joined = '';
  mount(<CodeForm onJoined={(key) => (joined = key)} />);
  const code = page.getByLabelText('Code of six letters');
  await code.fill('ABCDEF');
  await page.getByRole('button', { name: 'Find the group' }).click();
  await expect.element(code).toHaveAccessibleDescription(wrong);
  server.answer('POST /api/groups/find', () => ({ name: 'The Solvers', people: 3 }));
  await code.fill('QRTWXY');
  await page.getByRole('button', { name: 'Find the group' }).click();
  await expect.element(page.getByText('This is The Solvers, with 3 people.')).toBeVisible();
  let body: unknown;
  server.answer('POST /api/groups/join', (call) => {
    ({ body } = call);
    return { key: 'k1' };
  });
  await page.getByLabelText('Your name in the group').fill('Ann');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.poll(() => joined).toBe('k1');
  expect(body).toEqual({ code: 'QRTWXY', name: 'Ann' });
});

test('too many wrong codes are said in words', async () => {
  const message = 'Too many requests from your network. Please try again in 600 seconds.';
  server.answer('POST /api/groups/find', () => refuse(429, { message }));
  mount(<CodeForm onJoined={() => {}} />);
  await page.getByLabelText('Code of six letters').fill('ABCDEF');
  await page.getByRole('button', { name: 'Find the group' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
});
