import type { Group } from '@monster/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { refuse, standInServer } from '../../testing/standInServer.ts';
import { GroupView } from './GroupView.tsx';
import { lookEveryMs } from './useGroup.ts';

const look = 'GET /api/groups/:key';
const [ann, bob, cid] = ['ann', 'bob', 'cid'].map((name) => name.padEnd(11, '-')) as [string, string, string];

function groupWith(fields: Partial<Group> = {}): Group {
  return {
    name: 'The Solvers',
    code: 'QRTWXY',
    me: ann,
    isFounder: true,
    members: [
      { id: ann, name: 'Ann' },
      { id: bob, name: 'Bob' },
      { id: cid, name: 'Cid' },
    ],
    today: {
      date: '2026-11-15',
      puzzle: { id: '05-1-0001', title: 'Daily Teaser - Sunday' },
      times: [{ member: bob, place: 1, playedMs: 65_000, isHelped: true }],
      untimed: [cid],
      waiting: [ann],
    },
    week: {
      dates: ['09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-11-${day}`),
      rows: [ann, bob, cid].map((member) => ({
        member,
        days: [{ playedMs: 61_000, isHelped: member === bob }, 'untimed', null, null, null, null, null],
        solved: 2,
        firstPlaces: 0,
        totalMs: 61_000,
      })),
    },
    reactions: [],
    ...fields,
  };
}

let server: ReturnType<typeof standInServer>;
let looks: number;
const show = (group: Group): void => {
  server.answer(look, () => {
    looks += 1;
    return group;
  });
};
beforeEach(() => {
  looks = 0;
  server = standInServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rows = () => page.getByRole('list', { name: "Today's times" }).getByRole('listitem');

test('today shows times with their help, solves without a time, and who has not played', async () => {
  show(groupWith());
  mount(<GroupView groupKey="key" />);
  await expect.element(rows().nth(0)).toHaveTextContent(/^1\.Bob1:05with help/u);
  await expect.element(rows().nth(1)).toHaveTextContent(/^CidSolved, without a time that counts/u);
  await expect.element(rows().nth(2)).toHaveTextContent(/^Ann \(you\)You have not played yet/u);
  expect(document.title).toBe('The Solvers · Monster Crossword');
});

test('the week has a row per member, with words for what signs mean', async () => {
  show(groupWith());
  mount(<GroupView groupKey="key" />);
  await expect
    .element(page.getByRole('row', { name: /Bob/u }))
    .toHaveTextContent('Bob1:01* with help✓solved, without a time–––––201:01');
});

test('a group of one says how to invite others', async () => {
  const today = { ...groupWith().today, times: [], untimed: [] };
  show(groupWith({ members: [{ id: ann, name: 'Ann' }], today, week: { dates: [], rows: [] } }));
  mount(<GroupView groupKey="key" />);
  await expect.element(page.getByRole('heading', { name: 'You are the only one here so far' })).toBeVisible();
  await expect
    .element(page.getByLabelText('Link of the group'))
    .toHaveValue(`${location.origin}/friends/key`);
  await expect.element(page.getByText(/Or tell them the code/u)).toHaveTextContent('QRTWXY');
});

const link = `${location.origin}/friends/key`;
const invite = async (device: object): Promise<void> => {
  vi.stubGlobal('navigator', device);
  show(groupWith());
  mount(<GroupView groupKey="key" />);
  await page.getByRole('button', { name: 'Invite friends' }).click();
};

test('an invitation goes through the share sheet where there is one', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  await invite({ share, canShare: () => true });
  await expect
    .poll(() => share.mock.calls)
    .toEqual([[{ title: 'The Solvers · Monster Crossword', url: link }]]);
});

test('an invitation is copied where there is no share sheet', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  await invite({ clipboard: { writeText } });
  await expect.element(page.getByText('Link copied')).toBeVisible();
  expect(writeText.mock.calls).toEqual([[link]]);
});

test('an invitation is selected where nothing may be copied', async () => {
  await invite({});
  await expect.element(page.getByText(/^Press Ctrl\+C/u)).toBeVisible();
  expect(getSelection()?.toString()).toBe(link);
});

test('somebody with the link sees the group and joins it with a name; one that is taken can be changed', async () => {
  show(groupWith({ me: null, code: null, isFounder: false }));
  mount(<GroupView groupKey="key" />);
  await expect.element(rows().nth(0)).toBeVisible();
  await expect.element(page.getByText('Invite friends')).not.toBeInTheDocument();
  await expect.element(page.getByText('React')).not.toBeInTheDocument();
  const taken = 'Somebody in this group has this name. Please choose another.';
  server.answer('POST /api/groups/:key/join', () => refuse(409, { message: taken, field: 'name' }));
  const name = page.getByLabelText('Your name in the group');
  await name.fill('Bob');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.element(name).toHaveAccessibleDescription(taken);
  let body: unknown;
  server.answer('POST /api/groups/:key/join', (call) => {
    ({ body } = call);
    return { key: 'key' };
  });
  show(groupWith());
  await name.fill('Ann');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.element(page.getByText('(you)')).toBeVisible();
  expect(body).toEqual({ name: 'Ann' });
});

test('a reaction is chosen among six, sent with its day, and shown', async () => {
  show(groupWith());
  let body: unknown;
  server.answer('POST /api/groups/:key/reactions', (call) => {
    ({ body } = call);
    show(groupWith({ reactions: [{ from: ann, to: bob, reaction: 'fire' }] }));
    return { success: true };
  });
  mount(<GroupView groupKey="key" />);
  await page.getByRole('button', { name: 'React to Bob' }).click();
  const choice = page.getByRole('group', { name: 'Reaction to Bob' }).getByRole('button');
  await expect.poll(() => choice.elements().length).toBe(6);
  await choice.nth(2).click();
  await expect.element(choice.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(page.getByRole('list', { name: 'Reactions to Bob' }))
    .toHaveTextContent('On fire: Ann');
  expect(body).toEqual({ to: bob, date: '2026-11-15', reaction: 'fire' });
});

test('leaving and closing ask first, and a founder hears who comes next', async () => {
  show(groupWith());
  const left = vi.fn<() => { success: boolean }>(() => ({ success: true }));
  server.answer('POST /api/groups/:key/leave', left);
  mount(<GroupView groupKey="key" />);
  await page.getByText('Your name, leaving, and people').click();
  await page.getByRole('button', { name: 'Leave the group' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/goes on with Bob as its founder/u);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close the group' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/deleted for everyone/u);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(left).not.toHaveBeenCalled();
});

test('a founder removes somebody after a question', async () => {
  show(groupWith());
  server.answer('DELETE /api/groups/:key/members/:id', () => {
    show(groupWith({ members: groupWith().members.slice(0, 2) }));
    return { success: true };
  });
  mount(<GroupView groupKey="key" />);
  await page.getByText('Your name, leaving, and people').click();
  await page.getByRole('button', { name: 'Remove Cid' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Remove Cid' }))
    .toHaveTextContent(/cannot join it again/u);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('Cid has been removed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove Cid' })).not.toBeInTheDocument();
});

test.each([
  [404, { message: 'There is no group at this link.', field: 'key' }],
  [400, { message: 'key: is not the key of a group', field: 'key' }],
])('a link without a group (%i) says so, with a way on', async (status, body) => {
  server.answer(look, () => refuse(status, body));
  mount(<GroupView groupKey="key" />);
  await expect.element(page.getByRole('heading', { name: 'There is no group here' })).toBeVisible();
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/friends');
});

test('a server that is down leaves what was there, and says that it may be old', async () => {
  show(groupWith());
  mount(<GroupView groupKey="key" />);
  await expect.element(rows().nth(0)).toBeVisible();
  server.answer(look, () => refuse(503, { message: 'The site is busy.' }));
  dispatchEvent(new Event('focus'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(/may be out of date/u);
  await expect.element(rows().nth(0)).toBeVisible();
  show(groupWith());
  dispatchEvent(new Event('focus'));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the page looks again every half minute and on coming back, but not while it is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  show(groupWith());
  mount(<GroupView groupKey="key" />);
  await expect.poll(() => looks).toBe(1);
  vi.advanceTimersByTime(lookEveryMs);
  await expect.poll(() => looks).toBe(2);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(10 * lookEveryMs);
  expect(looks).toBe(2);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => looks).toBe(3);
  vi.advanceTimersByTime(lookEveryMs);
  await expect.poll(() => looks).toBe(4);
});
