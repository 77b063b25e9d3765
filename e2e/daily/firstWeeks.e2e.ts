import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from '../support/expectNoAxeViolations.ts';
import { button, phone } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, open, type Listed } from './play.ts';

const dayMs = 24 * 60 * 60_000;
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const completed = (page: Page): Locator => page.getByRole('dialog', { name: 'Daily Puzzle Complete' });

/** A player's week: the last one that is over, Monday to Sunday, on a clock that moves from day to day. */
class Week {
  readonly #page: Page;
  readonly #days: readonly Listed[];
  readonly #monday: number;

  private constructor(page: Page, days: readonly Listed[], monday: number) {
    this.#page = page;
    this.#days = days;
    this.#monday = monday;
  }

  static async start(page: Page, request: APIRequestContext): Promise<Week> {
    const dailies = await getDailies(request);
    const newest = Date.parse(dailies[0]?.datePublished.slice(0, 10) ?? '');
    const monday = newest - ((new Date(newest).getUTCDay() + 6) % 7) * dayMs - 7 * dayMs;
    const days = Array.from({ length: 7 }, (_, day) =>
      dailies.filter(({ datePublished }) => datePublished.startsWith(dateOf(monday + day * dayMs))),
    ).flat();
    expect(days).toHaveLength(7);
    await page.clock.install({ time: monday });
    return new Week(page, days, monday);
  }

  idOn(day: number): string {
    return this.#days[day]?.id ?? '';
  }

  /** Moves the clock to a time of a day. */
  async goTo(day: number, hours: number): Promise<void> {
    await this.#page.clock.setSystemTime(this.#monday + day * dayMs + hours * 60 * 60_000);
  }

  /** Opens the puzzle of a day and plays for 65 seconds. */
  async play(day: number): Promise<void> {
    await open(this.#page, `puzzle=${this.idOn(day)}`);
    await this.#page.clock.fastForward(65_000);
  }

  /** Plays the puzzle of a day from an empty grid to its dialog. */
  async solve(day: number, hours = 20): Promise<void> {
    await this.goTo(day, hours);
    await this.play(day);
    await fill(this.#page, await getPuzzle(this.#page.request, this.idOn(day)));
    await expect(completed(this.#page)).toContainText('has hatched!');
  }
}

const dots = (place: Locator): Locator =>
  place.getByRole('list', { name: 'This week' }).getByRole('listitem');

test.describe('a first week on a phone', () => {
  test.use(phone);
  test.setTimeout(240_000);

  test('without a miss fills the week, the calendar and a whole family, with a boss on Sunday', async ({
    page,
    request,
  }) => {
    const week = await Week.start(page, request);
    const card = page.getByRole('region', { name: "Today's crossword" });
    await page.goto('/');
    await expect(card.getByText('Solve it to hatch me')).toBeAttached();
    await expect(card.getByText('streak')).toHaveCount(0);
    for (let day = 0; day < 7; day += 1) {
      await week.solve(day, 8 + day);
      await expect(completed(page).getByText(`${day + 1}-day streak`)).toBeVisible();
      await expect(completed(page)).toContainText('Golden: no hints, no checks');
      await expect(completed(page)).toContainText(`Tomorrow's egg hatches in ${15 - day}:5`);
      await expect(dots(completed(page)).filter({ hasText: 'solved' })).toHaveCount(day + 1);
    }
    await page.goto('/');
    await expect(card.getByText('7-day streak')).toBeVisible();
    await expect(card.getByText("Solve today's and make it 8 days.")).toBeVisible();
    await expect(card.getByText(/^Last hatched: \w+ \w+$/)).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);

    await page.getByRole('link', { name: 'Lair' }).first().click();
    const family = page.getByRole('region', { name: /^The \w+s$/ }).filter({ hasText: '7 of 7' });
    await expect(family.getByText('The whole family is home!')).toBeVisible();
    await expect(page.getByText('7 monsters found')).toBeVisible();
    const boss = family.getByRole('list', { name: 'The boss' }).getByRole('button');
    await boss.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Golden: no hints, no checks')).toBeVisible();
    await expect(dialog).toContainText(/Solved in1:\d\d/);
    await expect(dialog).toContainText(/Remembers[A-Z]{3,}/);
    await button(dialog, 'Close').click();
    await expectNoAxeViolationsInBothThemes(page);

    const sunday = await page.evaluate(() => Date.now());
    await page.goto(`/archive/${dateOf(sunday).slice(0, 7)}`);
    await expect(page.locator('[data-chain=solved]').first()).toBeVisible();
    await expect(page.getByText(/solved in \w+, \d on their day|1 on its day/)).toBeVisible();
  });

  test('with a missed day, a hint, a reload and a solve after midnight keeps its streak with a freeze', async ({
    page,
    request,
  }) => {
    const week = await Week.start(page, request);
    await week.solve(0);
    // Begun in the evening, left, and solved after midnight.
    await week.goTo(1, 23);
    await week.play(1);
    await page.keyboard.type('QZ');
    await page.goto('/');
    await week.goTo(2, 2);
    await open(page, `puzzle=${week.idOn(1)}`);
    await expect(page.locator('[data-cell]').first()).toContainText(/[QZ]|\d/);
    await button(page, 'Settings').click();
    await button(page, 'Start over').click();
    await button(page.getByRole('dialog', { name: 'Start over?' }), 'Start over').click();
    await fill(page, await getPuzzle(request, week.idOn(1)));
    await expect(completed(page).getByText('2-day streak')).toBeVisible();
    await week.solve(2, 21);
    await expect(completed(page).getByText('3-day streak')).toBeVisible();
    // Thursday is missed. On Friday the freeze is used by itself, and said.
    await week.solve(4, 7);
    await expect(completed(page).getByText('4-day streak')).toBeVisible();
    await expect(dots(completed(page)).nth(3)).toContainText('saved by a freeze');
    await expect(completed(page)).toContainText(/A freeze saved your streak on Thu, \w{3} \d+\./);
    await week.goTo(5, 12);
    await week.play(5);
    await button(page, 'Use Hint').click();
    const saturday = await getPuzzle(request, week.idOn(5));
    await page.getByRole('gridcell').first().click();
    await expect(page.getByRole('img', { name: '2 of 3 hints left' })).toBeVisible();
    for (const row of saturday.grid.keys()) {
      const cells = saturday.grid[row] ?? [];
      for (const [column, { isBlack, answer }] of cells.entries()) {
        if (isBlack) continue;
        await page.locator(`[data-cell="${row * cells.length + column}"]`).click();
        await page.keyboard.press(answer);
      }
    }
    await expect(completed(page)).toContainText('with 1 hint');
    await expect(completed(page)).not.toContainText('Golden');
    await expect(completed(page).getByText('5-day streak')).toBeVisible();
    await page.reload();
    await expect(completed(page)).toContainText('lives in your lair');
    await week.solve(6, 22);
    await expect(completed(page).getByText('6-day streak')).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);

    await page.goto('/statistics');
    await expect(page.getByRole('region', { name: 'Your streak' })).toContainText(/❄ Thu, \w{3} \d+/);
    await page.goto('/lair');
    await expect(page.getByText('6 monsters found')).toBeVisible();
    await expect(page.getByText('5 golden')).toBeVisible();
    const family = page.getByRole('region', { name: /^The \w+s$/ }).filter({ hasText: '6 of 7' });
    await family.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`puzzle=${week.idOn(3)}`));
  });
});
