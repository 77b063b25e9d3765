import { untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, open } from './play.ts';

test.use({ serviceWorkers: 'allow' });

test("one's own best can be raced and watched offline", async ({ page, context, request, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/);
  const [newest] = await getDailies(request);
  const id = newest?.id ?? '';
  const answers = await getPuzzle(request, id);
  await open(page, `puzzle=${id}`);
  await untilAlive(page);
  await fill(page, answers);
  const complete = page.getByRole('dialog', { name: 'Daily Puzzle Complete' });
  await expect(complete).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.reload();

  await complete.getByRole('link', { name: 'Race your best' }).click();
  const dialog = page.getByRole('dialog', { name: 'Race your best' });
  await dialog.getByRole('button', { name: 'Start over and race' }).click();
  await expect(page.getByRole('meter', { name: 'Your best' })).toBeVisible();
  await fill(page, answers);
  await expect(complete).toContainText(/You beat your best by|Your best won by|A tie/);

  await complete.getByRole('link', { name: 'Watch again' }).click();
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
});

test('a race does not go on with the next puzzle', async ({ page, request }) => {
  const [newest, second] = await getDailies(request);
  await open(page, `puzzle=${newest?.id}&race=best`);
  await page.getByRole('button', { name: 'Reveal All' }).click();
  await page.getByRole('button', { name: 'Next Crossword' }).first().click();
  await page.waitForURL(new RegExp(`puzzle=${second?.id}`));
  expect(page.url()).not.toContain('race');
});
