import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { siteKey, standInPush } from '../../testing/standInPush.ts';
import { refuse, standInServer } from '../../testing/standInServer.ts';
import { Reminders } from './RemindersPage.tsx';

const nextAt = new Date(2026, 10, 19, 8, 30).getTime();
const button = (name: string | RegExp) => page.getByRole('button', { name });
const choose = (time: string) => page.getByLabelText('Remind me every day at').selectOptions(time);

let server: ReturnType<typeof standInServer>;
let bodies: unknown[];
beforeEach(() => {
  server = standInServer();
  bodies = [];
  server.answer('GET /api/reminders/key', () => ({ key: siteKey }));
  server.answer('POST /api/reminders/find', () => ({ reminder: null }));
  server.answer('PUT /api/reminders', ({ body }) => {
    bodies.push(body);
    return { minute: (body as { minute: number }).minute, nextAt };
  });
  server.answer('POST /api/reminders/off', ({ body }) => {
    bodies.push(body);
    return { success: true };
  });
});

describe('reminders on this device', () => {
  test('are turned on by a press, at the chosen time; only then does the browser ask', async () => {
    const push = standInPush('default', 'granted');
    mount(<Reminders />);
    await expect.element(button('Remind me on this device')).toBeVisible();
    await choose('8:30 AM');
    expect(push.asked).toBe(0);
    await button('Remind me on this device').click();
    await expect
      .element(page.getByRole('status').first())
      .toHaveTextContent(
        /^Reminders are on\. The next one comes on Thursday, November 19 at 8:30 AM, unless/u,
      );
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const subscription = { endpoint: 'https://push.example/ann', p256dh: 'the key', auth: 'the secret' };
    expect([push.asked, bodies]).toEqual([1, [{ ...subscription, minute: 510, timeZone }]]);
  });

  test('that are on can be changed to another time, and turned off', async () => {
    const push = standInPush('granted');
    push.isSubscribed = true;
    server.answer('POST /api/reminders/find', () => ({ reminder: { minute: 480, nextAt } }));
    mount(<Reminders />);
    await expect.element(button('Turn reminders off')).toBeVisible();
    expect(button(/^Change it/u).elements()).toEqual([]);
    await choose('9:00 PM');
    await button('Change it to 9:00 PM').click();
    await expect.poll(() => bodies).toEqual([expect.objectContaining({ minute: 21 * 60 })]);
    await button('Turn reminders off').click();
    await expect.element(button('Remind me on this device')).toBeVisible();
    expect(push.isSubscribed).toBe(false);
    await expect.poll(() => bodies[1]).toEqual({ endpoint: 'https://push.example/ann' });
  });

  test('count as off where the server has none for this browser', async () => {
    standInPush('granted').isSubscribed = true;
    mount(<Reminders />);
    await expect.element(button('Remind me on this device')).toBeVisible();
  });

  test('that the player does not allow say how to undo that, before and after the question', async () => {
    standInPush('default', 'denied');
    mount(<Reminders />);
    await button('Remind me on this device').click();
    await expect.element(page.getByText(/set Notifications to “Allow”, and reload the page/u)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  test('stay off when the player closes the question', async () => {
    standInPush('default');
    mount(<Reminders />);
    await button('Remind me on this device').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/so they stay off\.$/u);
    await expect.element(button('Remind me on this device')).toBeVisible();
  });

  test('say so when the push service cannot be reached, and work at the next press', async () => {
    const push = standInPush('granted');
    push.fails = true;
    mount(<Reminders />);
    await button('Remind me on this device').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/could not reach its push service/u);
    push.fails = false;
    await button('Remind me on this device').click();
    await expect.element(button('Turn reminders off')).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('pass on what the server says', async () => {
    standInPush('granted');
    const message = 'This site does not know your time zone. Please check the clock settings of your device.';
    server.answer('PUT /api/reminders', () => refuse(400, { message, field: 'timeZone' }));
    mount(<Reminders />);
    await button('Remind me on this device').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  });

  test('are not offered where the operator has switched them off; the calendar is', async () => {
    standInPush('granted');
    server.answer('GET /api/reminders/key', () => ({ key: null }));
    mount(<Reminders />);
    await expect.element(page.getByText(/^This site sends no reminders to browsers\./u)).toBeVisible();
    await expect.element(button('Add to my calendar')).toBeVisible();
    expect(button('Remind me on this device').elements()).toEqual([]);
  });

  test('are not offered by a browser without push; on an iPhone, the home screen is', async () => {
    standInPush('granted');
    vi.stubGlobal('Notification', undefined);
    Reflect.deleteProperty(globalThis, 'Notification');
    mount(<Reminders />);
    await expect.element(page.getByText(/^This browser cannot receive reminders/u)).toBeVisible();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)');
    mount(<Reminders />);
    await expect.element(page.getByText(/^Add the site to your home screen first/u)).toBeVisible();
  });

  test('that nobody can look up can be looked up again', async () => {
    standInPush('granted');
    server.answer('GET /api/reminders/key', () => refuse(503, { message: 'Busy' }));
    mount(<Reminders />);
    await expect.element(page.getByText(/^The server could not be reached/u)).toBeVisible();
    server.answer('GET /api/reminders/key', () => ({ key: siteKey }));
    await button('Try again').click();
    await expect.element(button('Remind me on this device')).toBeVisible();
  });
});

test('the chosen time is remembered, and stands in the text about the calendar', async () => {
  standInPush('granted');
  mount(<Reminders />);
  await expect.element(page.getByText(/every day at 8:00 AM/u)).toBeVisible();
  await choose('12:30 AM');
  await expect.element(page.getByText(/every day at 12:30 AM/u)).toBeVisible();
  expect(localStorage.getItem('monster-reminder-hour')).toBe('30');
});
