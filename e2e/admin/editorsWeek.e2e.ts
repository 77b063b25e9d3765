import type { Locator, Page } from '@playwright/test';
import { fill, getPuzzle } from '../daily/play.ts';
import { openPuzzle } from '../play/board.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, logIn, password } from './admin.ts';
import { choose, csvFile } from './files.ts';

// A site of its own, whose calendar no other test fills.
test.use({ settings: { ...adminSettings, SITE_NAME: 'Seven Days' } });

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayMs = 24 * 60 * 60_000;
const dateIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** How many days ago it was Monday: today, if it is one. */
const sinceMonday = (new Date().getUTCDay() + 6) % 7;
/** The Monday of a week for which the site has made nothing yet. */
const monday = dateIn(21 - sinceMonday);

const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Puzzles', exact: true }).getByRole('listitem');
const day = (page: Page, date: string): Locator => page.locator(`td[data-date="${date}"]`);

async function openCalendar(page: Page, date: string): Promise<void> {
  await page.goto('/admin?tab=manage');
  await page.getByText('Calendar', { exact: true }).click();
  await page.getByLabel('Go to').fill(date);
  await expect(day(page, date)).toBeVisible();
}

/** Opens the row's menu of the only puzzle that a search finds. */
async function openMenu(page: Page, title: string): Promise<void> {
  await page.goto('/admin?tab=manage');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(title);
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel(/^More: /).click();
}

test("an editor's week: plan, correct, replace, restore, look at the figures, and get help", async ({
  page,
  openElsewhere,
}) => {
  await test.step('seven puzzles are uploaded and get the seven days of a week', async () => {
    await page.goto('/admin');
    await logIn(page, password);
    await choose(page, 'Select .csv files', ...names.map((name) => csvFile(`On ${name}`, 'Ann Lee')));
    await button(page, 'Upload 7 puzzles').click();
    await expect(page.getByRole('heading', { name: 'Stored (7)' })).toBeVisible();
    await page.getByRole('tab', { name: 'Manage Puzzles' }).click();
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('ann lee');
    await expect(rows(page)).toHaveCount(7);
    await page.getByLabel('Select this page').check();
    await button(page, 'Reschedule').click();
    const dialog = page.getByRole('dialog', { name: 'Reschedule 7 puzzles' });
    await dialog.getByLabel('First day').fill(monday);
    await expect(dialog.getByRole('listitem').last()).toContainText('Sunday');
    await button(dialog, 'Reschedule').click();
    await expect(toast(page)).toHaveText('7 puzzles rescheduled');
    await openCalendar(page, monday);
    for (const [index, name] of names.entries()) {
      const planned = day(page, dateIn(21 - sinceMonday + index));
      await expect(planned).toHaveAttribute('data-state', 'own');
      await expect(planned).toContainText(`On ${name}`);
    }
  });

  await test.step("a clue of yesterday's puzzle is corrected, which its history says", async () => {
    const yesterday = dateIn(-1);
    await openCalendar(page, yesterday);
    await day(page, yesterday).getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Edit: / })
      .click();
    await page
      .getByRole('textbox', { name: /^\d+-Across: / })
      .first()
      .fill('Put right by its editor');
    await page.getByLabel('Note for the history (optional)').fill('A reader wrote');
    await button(page, 'Save changes').click();
    await expect(toast(page)).toContainText('Puzzle saved');
    const change = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
    await expect(change).toContainText('Correction: it was published');
    await expect(change).toContainText('A reader wrote');
    const id = new URL(page.url()).searchParams.get('puzzle') ?? '';
    const reader = await openElsewhere();
    await openPuzzle(reader, id);
    await expect(reader.getByText('Put right by its editor').first()).toBeVisible();
    await reader.context().close();
  });

  await test.step('Saturday gets another puzzle under the same id', async () => {
    await openMenu(page, 'On Saturday');
    const id = await rows(page).locator('code').textContent();
    await page.getByRole('link', { name: 'Replace this puzzle' }).click();
    const other = csvFile('Better', 'Bo Ray');
    await choose(page, 'Choose a file', {
      ...other,
      text: other.text.replace('Home in a tree', 'Cozy place'),
    });
    await button(page.getByRole('dialog'), 'Use its content').click();
    await button(page, 'Save changes').click();
    await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Replaced by a file');
    await openMenu(page, 'On Saturday');
    await expect(rows(page).locator('code')).toHaveText(id ?? '');
    await button(page, /^Preview: /).click();
    await expect(page.getByRole('dialog')).toContainText('Cozy place');
    await page.keyboard.press('Escape');
  });

  await test.step('Sunday is deleted by mistake and restored to its day', async () => {
    await openMenu(page, 'On Sunday');
    await button(page, /^Delete: /).click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await expect(toast(page)).toHaveText('Puzzle deleted successfully');
    await page.getByRole('link', { name: 'Trash', exact: true }).click();
    await button(page, /^Restore: .*On Sunday$/).click();
    await expect(toast(page)).toContainText('Puzzle restored successfully');
    await openCalendar(page, monday);
    await expect(day(page, dateIn(27 - sinceMonday))).toContainText('On Sunday');
  });

  await test.step("last Monday's puzzle is solved by a player, which its statistics say", async () => {
    const { puzzles } = (await (
      await page.request.get(`/admin/api/calendar?from=${dateIn(-sinceMonday)}&days=1`)
    )
      .json()
      .then((calendar: { days: { puzzles: { id: string }[] }[] }) => calendar.days[0])) ?? { puzzles: [] };
    const id = puzzles[0]?.id ?? '';
    const player = await openElsewhere();
    await openPuzzle(player, id);
    await fill(player, await getPuzzle(player.request, id));
    await expect(player.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
    await expect(async () => {
      await page.goto(`/admin/statistics?puzzle=${id}`);
      await expect(page.locator('dl')).toContainText(/Started1.*Finished1/su, { timeout: 2_000 });
    }).toPass();
    await player.context().close();
  });

  await test.step('a colleague is invited, joins, and finds the week', async () => {
    await page.getByRole('link', { name: 'Team' }).click();
    await page.getByLabel('For whom (optional)').fill('Bea');
    await button(page, 'Make a link').click();
    const link = await page.getByLabel('Link of the invitation').inputValue();
    const colleague = await openElsewhere();
    await colleague.goto(link);
    await colleague.getByLabel('Password (at least 8 characters)').fill('plum tree in spring');
    await button(colleague, 'Join').click();
    await expect(colleague.getByText('Bea, Editor')).toBeVisible();
    await openCalendar(colleague, monday);
    await expect(day(colleague, monday)).toContainText('On Monday');
    await colleague.context().close();
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await expect(page.getByRole('list', { name: 'Entries' }).getByText('Bea').first()).toBeVisible();
  });
});
