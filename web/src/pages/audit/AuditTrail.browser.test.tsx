import type { AuditEntry } from '@monster/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { createGate, refuse, standInServer } from '../../testing/standInServer.ts';
import type { ReceivedCall } from '../../testing/standInServer.ts';
import { AuditTrail } from './AuditTrail.tsx';

const auditCall = 'GET /admin/api/audit';
const rows = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = (text: string) => page.getByRole('status').filter({ hasText: text });

const login: AuditEntry = {
  id: '1',
  at: Date.parse('2026-11-15T12:00:05Z'),
  kind: 'login',
  call: 'login',
  actor: 'admin',
  address: '203.0.113.7',
  subject: '',
  outcome: 'done',
  times: 1,
};

/** The entries on the server, newest first. */
let entries: AuditEntry[];
let server: ReturnType<typeof standInServer>;

function list({ query }: ReceivedCall) {
  const [number, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
  const found = entries.filter(
    ({ kind, actor }) => (query.get('kind') ?? kind) === kind && (query.get('actor') ?? actor) === actor,
  );
  const start = (number - 1) * pageSize;
  const actors = [...new Set(entries.flatMap(({ actor }) => actor ?? []))].sort();
  const total = found.length;
  return { entries: found.slice(start, start + pageSize), actors, total, page: number, pageSize };
}

beforeEach(() => {
  entries = [login];
  server = standInServer();
  server.answer(auditCall, list);
});

test('each entry says what happened, how it ended, who did it, from where and when', async () => {
  const change = { ...login, kind: 'change', call: 'updatePuzzle', subject: 'a: title' } as const;
  const failure = { ...login, kind: 'failedLogin', outcome: 'wrongCredentials' } as const;
  entries = [
    { ...failure, id: '6', actor: null, times: 1_234 },
    { ...failure, id: '5', outcome: 'refused', address: 'many addresses' },
    { ...change, id: '4', outcome: 'started' },
    { ...change, id: '3' },
    { ...change, id: '2', call: 'paintPuzzle', subject: '', outcome: 'failed' },
    login,
  ];
  mount(<AuditTrail />);
  await expect.element(status('6 entries')).toBeVisible();
  const time = 'Nov 15, 2026, 12:00:05 PM UTC';
  const texts = rows.elements().map((row) => [...row.children].map((part) => part.textContent));
  const admin = 'by admin from 203.0.113.7';
  expect(texts).toEqual([
    [
      'Log in',
      'Wrong credentials, 1,234 times within an hour',
      'by a name that no account has from 203.0.113.7',
      time,
    ],
    ['Log in', 'Refused', 'by admin from many addresses', time],
    ['Edit a puzzlea: title', 'Outcome unknown', admin, time],
    ['Edit a puzzlea: title', 'Done', admin, time],
    ['paintPuzzle', 'Failed', admin, time],
    ['Log in', 'Done', admin, time],
  ]);
});

test('the trail says that it is loading until the entries arrive', async () => {
  const gate = createGate();
  server.answer(auditCall, async (call) => {
    await gate.opened;
    return list(call);
  });
  mount(<AuditTrail />);
  await expect.element(status('Loading entries...')).toBeVisible();
  gate.open();
  await expect.element(status('1 entry')).toBeVisible();
});

test('the trail can be loaded again after a failure', async () => {
  server.answer(auditCall, () => refuse(503, { message: 'The database is away.' }));
  mount(<AuditTrail />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load the audit trail');
  server.answer(auditCall, list);
  await button('Try again').click();
  await expect.element(status('1 entry')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the trail of one account can be shown alone', async () => {
  entries = [{ ...login, id: '2', actor: 'Bea' }, login];
  mount(<AuditTrail />);
  await expect.element(status('2 entries')).toBeVisible();
  await page.getByLabelText('By').selectOptions('Bea');
  await expect.element(status('1 entry')).toBeVisible();
  await expect.element(rows).toHaveTextContent('by Bea from 203.0.113.7');
  await page.getByLabelText('By').selectOptions('Everyone');
  await expect.element(status('2 entries')).toBeVisible();
});

describe('a long trail', () => {
  beforeEach(() => {
    entries = Array.from({ length: 120 }, (_, n) => ({
      ...login,
      id: String(1_000 - n),
      kind: n % 2 === 0 ? 'login' : 'change',
      call: n % 2 === 0 ? 'login' : 'deletePuzzle',
      subject: `number ${n}`,
    }));
  });

  test('is shown page by page, and a filter starts at the first page', async () => {
    mount(<AuditTrail />);
    await expect.element(status('120 entries')).toBeVisible();
    await button('Last').click();
    await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
    await expect.element(page.getByText('number 119', { exact: true })).toBeVisible();
    await page.getByLabelText('Show').selectOptions('Changes');
    await expect.element(status('60 entries')).toBeVisible();
    await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
    await expect.element(page.getByText('number 1', { exact: true })).toBeVisible();
    await page.getByLabelText('Show').selectOptions('Logouts');
    await expect.element(status('There are no entries of this kind.')).toBeVisible();
    await expect.element(rows).not.toBeInTheDocument();
    await expect.element(page.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  test('shows what is new after a refresh, and the last page when the current one is gone', async () => {
    mount(<AuditTrail />);
    await expect.element(status('120 entries')).toBeVisible();
    entries = [{ ...login, id: '2000', subject: 'brand new' }, ...entries];
    await button('Refresh').click();
    await expect.element(page.getByText('brand new')).toBeVisible();
    await button('Last').click();
    await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
    entries = entries.slice(0, 60);
    await button('Refresh').click();
    await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
    await expect.element(page.getByText('number 58', { exact: true })).toBeVisible();
  });
});
