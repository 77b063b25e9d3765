import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill, getDailies, getPuzzle, open } from '../daily/play.ts';
import { expectFit, expectNoAxeViolationsInBothThemes } from '../support/expectNoAxeViolations.ts';
import { untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { standInForPushService } from './pushStandIn.ts';

test.use({ serviceWorkers: 'allow' });

const question = 'Want a nudge when the next egg is there?';

async function solve(page: Page, id: string): Promise<void> {
  await open(page, `puzzle=${id}`);
  await fill(page, await getPuzzle(page.request, id));
  await expect(page.getByRole('dialog', { name: 'Daily Puzzle Complete' })).toBeVisible();
}

test('a calendar file has the puzzle every day, at the time that was chosen and is remembered', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reminders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reminders');
  await untilAlive(page);
  await page.getByLabel('Remind me every day at').selectOption('7:30 PM');
  await page.reload();
  await expect(page.getByLabel('Remind me every day at')).toHaveValue(String(19 * 60 + 30));
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('daily-crossword.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(
    /^BEGIN:VCALENDAR\r\n(?:.*\r\n)*DTSTART:\d{8}T193000\r\n(?:.*\r\n)*RRULE:FREQ=DAILY\r\n/,
  );
  expect(file.replaceAll('\r\n ', '')).toContain('/todaycrossword?puzzle=today\r\n');
  await expect(page.getByText('Saved as daily-crossword.ics.')).toBeVisible();
  await expectFit(page);
});

test('reminders are offered after the second solve, and never again after an answer', async ({ page }) => {
  const [first, second, third] = await getDailies(page.request);
  await solve(page, String(first?.id));
  await expect(page.getByText(question)).toHaveCount(0);
  await solve(page, String(second?.id));
  await expect(page.getByText(question)).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByRole('link', { name: 'Set a reminder' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reminders');
  await solve(page, String(third?.id));
  await expect(page.getByText(question)).toHaveCount(0);
});

test('a browser that is allowed to is reminded, hears nothing of a solved puzzle, and can end it', async ({
  page,
  server,
}) => {
  await standInForPushService(page, 'ann');
  await page.goto('/reminders');
  await page.getByRole('button', { name: 'Remind me on this device' }).click();
  await expect(
    page.getByText(/^Reminders are on\. The next one comes on \w+, \w+ \d+ at 8:00 AM/),
  ).toBeVisible();
  await expectFit(page);
  await page.getByLabel('Remind me every day at').selectOption('9:00 PM');
  await page.getByRole('button', { name: 'Change it to 9:00 PM' }).click();
  await expect(page.getByText(/^Reminders are on\. .+ at 9:00 PM/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Reminders are on\. .+ at 9:00 PM/)).toBeVisible();

  const today = await getPuzzle(page.request, 'today');
  const told = page.waitForRequest('**/api/reminders/solved');
  await solve(page, 'today');
  expect((await told).postDataJSON()).toEqual({
    endpoint: 'https://fcm.googleapis.com/fcm/send/ann',
    date: today.datePublished,
  });

  await page.goto('/reminders');
  const ended = page.waitForResponse('**/api/reminders/off');
  await page.getByRole('button', { name: 'Turn reminders off' }).click();
  expect((await ended).ok()).toBe(true);
  await expect(page.getByRole('button', { name: 'Remind me on this device' })).toBeVisible();
  expect(server.output.join('\n')).not.toContain('fcm/send');
});

test('a browser that blocks notifications says how to allow them, and the calendar still works', async ({
  page,
}) => {
  await page.goto('/reminders');
  await expect(page.getByText(/^Your browser blocks notifications from this site\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to my calendar' })).toBeVisible();
  await expectFit(page);
});

test('the service worker shows a message that arrives', async ({ page, context }) => {
  await open(page, 'puzzle=today');
  await untilAlive(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = context.serviceWorkers();
  // A browser without a window shows nothing, so the test looks at what it is asked to show.
  await worker?.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    registration.showNotification = async (title, options) => void shown.push([title, options?.body]);
  });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const message = { web_push: 8030, notification: { title: 'An egg', body: 'Daily Teaser' } };
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  const shown = () => worker?.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await expect.poll(shown).toEqual([['An egg', 'Daily Teaser']]);
});
