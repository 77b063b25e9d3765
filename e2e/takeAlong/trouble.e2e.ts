import { getPuzzle } from '../daily/play.ts';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import {
  beginPuzzle,
  bring,
  download,
  enterCode,
  kept,
  lettersOf,
  makeCode,
  merged,
  openFile,
  openTakeAlong,
  twoDevices,
} from './devices.ts';

test('a code that is wrong, stopped or over says so, and what to do', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/\b404\b/);
  const there = await openElsewhere();
  await openTakeAlong(there);
  const field = there.getByLabel('Code from the other device');
  await enterCode(there, 'ABC');
  await expect(field).toHaveAccessibleDescription('A code has 8 letters and digits. Please check it.');
  await enterCode(there, '0000 0000');
  await expect(field).toHaveAccessibleDescription(
    /^Nothing waits under this code\. It works for ten minutes\./,
  );
  await expectFit(there);

  await openTakeAlong(page);
  await button(page, 'Make a code').click();
  await expect(page.getByRole('alert')).toHaveText(/There is no progress on this device yet/);
  await page.clock.install();
  const { id } = await getPuzzle(page.request, 'today');
  await beginPuzzle(page, id, 'QWERT');
  const code = await makeCode(page);
  await button(page, 'Stop sharing').click();
  await expect(page.getByText('The code no longer works, and what was sent is deleted.')).toBeVisible();
  await enterCode(there, code);
  await expect(field).toHaveAccessibleDescription(/^Nothing waits under this code/);

  await makeCode(page);
  await page.clock.fastForward(10 * 60_000);
  await expect(page.getByText('Its time is over, and what was sent is deleted.')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await button(page, 'Make another code').click();
  await expect(page.getByRole('heading', { name: 'Your code' })).toBeFocused();
});

test('a lost answer is fetched again, and one of a newer version is not merged', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/ERR_FAILED|Failed to fetch|request failed/i);
  const { id } = await getPuzzle(page.request, 'today');
  await beginPuzzle(page, id, 'QWERT');
  const code = await makeCode(page);
  const there = await openElsewhere();
  await openTakeAlong(there);
  await there.route(
    '**/api/transfers/open',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await enterCode(there, code);
  await expect(there.getByRole('alert')).toHaveText('The server could not be reached. Please try again.');

  await there.route(
    '**/api/transfers/open',
    async (route) => {
      const { box } = (await (await route.fetch()).json()) as { box: string };
      const bytes = Buffer.from(box, 'base64url');
      bytes[0] = 2;
      await route.fulfill({ json: { box: bytes.toString('base64url') } });
    },
    { times: 1 },
  );
  await there.reload();
  await untilAlive(there);
  await enterCode(there, code);
  await expect(there.getByRole('alert')).toHaveText(
    'This code is from a newer version of the site. Reload this page and try again.',
  );
  await enterCode(there, code);
  await bring(there);
  expect(await lettersOf(there, id)).toBe('QWERT');
});

test('without room on arrival, nothing changes, and it can be tried again', async ({
  page,
  openElsewhere,
}) => {
  const there = await openElsewhere();
  const { before } = await twoDevices(page, there);
  const code = await makeCode(page);
  await there.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on its own storage below
    const { setItem } = Storage.prototype;
    const sizeOf = (storage: Storage) => Object.values({ ...storage }).join('').length;
    Storage.prototype.setItem = function set(key, text) {
      const { most = Infinity } = globalThis as { most?: number };
      const size = sizeOf(this) - (this.getItem(key)?.length ?? 0) + text.length;
      if (this === localStorage && size > most) throw new DOMException('No', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await openTakeAlong(there);
  const had = await kept(there);
  const size = Object.values(had).join('').length;
  // Room for some of it, but not for all.
  await there.evaluate((most) => Object.assign(globalThis, { most }), size + 400);
  await enterCode(there, code);
  await button(there, 'Bring it here').click();
  await expect(there.getByRole('alert')).toHaveText(/has no room for all of it\. Nothing was changed/);
  await expectFit(there);
  expect(await kept(there)).toEqual(had);
  expect(await download(there, 'Save it as a file')).toContain(before.id);
  await there.evaluate(() => Reflect.deleteProperty(globalThis, 'most'));
  await button(there, 'Try again').click();
  await expect(merged(there)).toBeVisible();
  expect(await lettersOf(there, before.id)).toBe('QWERT');
});

test('without a secure connection, the page says so and offers the file', async ({ page, openElsewhere }) => {
  const there = await openElsewhere();
  for (const each of [page, there])
    await each.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  const { id } = await getPuzzle(page.request, 'today');
  await beginPuzzle(page, id, 'QWERT');
  await openTakeAlong(page);
  await expect(page.getByText(/^Codes need a secure connection/)).toBeVisible();
  await expect(button(page, 'Make a code')).toHaveCount(0);
  await expectFit(page);
  const text = await download(page, 'Save as a file');
  await openTakeAlong(there, '#ABCD1234');
  await expect(there.getByLabel('Code from the other device')).toHaveCount(0);
  await expect.poll(() => there.url()).toMatch(/\/take-along$/);
  await openFile(there, text);
  await bring(there);
  expect(await lettersOf(there, id)).toBe('QWERT');
});
