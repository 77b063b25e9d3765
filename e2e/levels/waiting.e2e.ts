import type { APIRequestContext, Page, Route } from '@playwright/test';
import { fill, getDailies, getPuzzle, newUid, open } from '../daily/play.ts';
import { toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { withoutSolves } from '../support/withoutSolves.ts';
import { levelLink, monster, popup, runOutOfTime, solveLevel, untilLevel } from './campaign.ts';

/** A server whose database is gone until the test brings it back. Lists the bodies of the calls that arrived. */
async function loseDatabase(page: Page, path: string) {
  const arrived: unknown[] = [];
  let isDown = true;
  let refusals = 0;
  await page.route(`**${path}`, async (route: Route) => {
    const message = 'The site is busy or down for repairs. Please try again in a moment.';
    if (isDown) {
      refusals += 1;
      return route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { message } });
    }
    const response = await route.fetch();
    if (response.ok()) arrived.push(route.request().postDataJSON());
    return route.fulfill({ response });
  });
  return {
    arrived,
    refusals: () => refusals,
    bringBack: () => {
      isDown = false;
    },
  };
}

const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('monster-waiting-calls'));

interface Kind {
  readonly name: string;
  readonly path: string;
  /** Does what makes the call, and sees that the game goes on. */
  readonly play: (page: Page, request: APIRequestContext) => Promise<unknown>;
  readonly body: object;
}

const email = 'ann@example.com';
const kinds: Kind[] = [
  {
    name: 'a completion',
    path: '/api/puzzle-completions',
    play: async (page, request) => {
      const [newest, next] = await getDailies(request);
      await open(page, `puzzle=${newest?.id}&uid=${newUid()}`);
      await fill(page, await getPuzzle(request, newest?.id ?? ''));
      await page.getByRole('dialog').getByRole('button', { name: 'Next Crossword' }).click();
      await page.waitForURL(new RegExp(`puzzle=${next?.id}`));
    },
    body: {},
  },
  {
    name: 'the result of a level',
    path: '/api/sendgrid/update-contact',
    play: async (page) => {
      await page.goto(levelLink(1, `&timer=3&utm_campaign=welcome&email=${email}`));
      await solveLevel(page, 1);
      await popup(page, 'Level 1 Complete').getByRole('button', { name: 'Next Level' }).click();
      await untilLevel(page, 2);
    },
    body: { email, value: 'Level 1 Success' },
  },
  {
    name: 'the email of a skipped level',
    path: '/api/capture-email',
    play: async (page) => {
      await page.clock.install();
      await page.goto(levelLink(2, '&timer=1'));
      await untilLevel(page, 2);
      await (await runOutOfTime(page)).getByRole('button', { name: 'Skip to Next Level' }).click();
      await popup(page, 'Skip to Next Level').getByLabel('Email').fill(email);
      await page.keyboard.press('Enter');
      await untilLevel(page, 3);
    },
    body: { email, feature: 'skip_level' },
  },
  {
    name: 'the email of an unlocked monster',
    path: '/api/emails',
    play: async (page) => {
      await page.goto(levelLink(1));
      await untilLevel(page, 1);
      await page.getByRole('button', { name: 'Reveal All' }).click();
      await page.getByRole('button', { name: 'Unlock Monster' }).click();
      await popup(page, 'Unlock Your Monster').getByLabel('Email').fill(email);
      await page.keyboard.press('Enter');
      await page.waitForURL(monster);
    },
    body: { email, source: 'unlock_monster_reveal_all' },
  },
  {
    name: 'a score',
    path: '/api/leaderboard/submit',
    play: async (page) => {
      await page.goto(levelLink(1, '&timer=3'));
      await solveLevel(page, 1);
      await page.getByRole('button', { name: 'Join the leaderboard' }).click();
      const form = popup(page, 'Join the leaderboard');
      await form.getByLabel('Username').fill('Wai Ting');
      await form.getByLabel('Email').fill('waiting@example.com');
      await page.keyboard.press('Enter');
      await expect(toast(page)).toHaveText(
        'Failed to submit The site is busy or down for repairs. Please try again in a moment.',
      );
      await expect(form).toContainText('It will be sent as soon as possible.');
    },
    body: { email: 'waiting@example.com', displayName: 'Wai Ting' },
  },
];

for (const { name, path, play, body } of kinds)
  test(`while the database is gone, ${name} waits in the browser, and arrives once after a reload`, async ({
    page,
    request,
    allow,
  }) => {
    allow(/503| failed /);
    const server = await loseDatabase(page, path);
    await play(page, request);
    await expect.poll(() => waiting(page)).toContain(path);
    const before = server.refusals();
    await page.reload();
    await expect.poll(server.refusals).toBeGreaterThan(before);
    server.bringBack();
    await page.reload();
    await expect.poll(() => server.arrived).toMatchObject([body]);
    await expect.poll(() => waiting(page)).toBeNull();
    await page.goto('/about');
    await page.reload();
    expect(server.arrived).toHaveLength(1);
  });

const [, , , unlock, score] = kinds as [Kind, Kind, Kind, Kind, Kind];

test('another try from the form replaces the score that waits', async ({ page, request, allow }) => {
  allow(/503|check/);
  await withoutSolves(page);
  const server = await loseDatabase(page, score.path);
  await score.play(page, request);
  await popup(page, 'Join the leaderboard').getByLabel('Email').fill('other@example.com');
  server.bringBack();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/leaderboard?uid=*');
  await page.reload();
  await expect(page.getByText(/^Your total of \d+ is not ranked yet/)).toBeVisible();
  expect(server.arrived).toMatchObject([{ email: 'other@example.com' }]);
  expect(await waiting(page)).toBeNull();
});

test('two tabs send a waiting call once', async ({ page, context, request, allow }) => {
  allow(/503| failed /);
  await loseDatabase(page, unlock.path);
  await unlock.play(page, request);
  await expect.poll(() => waiting(page)).toContain(unlock.path);
  await page.close();
  const held: Route[] = [];
  await context.route(`**${unlock.path}`, (route) => void held.push(route));
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  for (const tab of tabs) {
    const loaded = tab.waitForResponse(/waitingCalls/);
    await tab.goto('/about');
    await loaded;
    await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  const [first, second] = tabs;
  await expect.poll(() => waiting(first)).toBeNull();
  await second.reload();
  expect(held).toHaveLength(1);
});
