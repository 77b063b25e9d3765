import { expect, test } from '../support/test.ts';
import { cellsOf, enter, enterOn, expectLetters, newRoom, shareOf, write } from './rooms.ts';

const puzzle = '07-3-0001';
const cells = cellsOf(puzzle);
const share = (who: number, of: number): number[] => shareOf(puzzle, who, of);

const end = { name: 'Game Complete' } as const;

for (const people of [2, 4])
  test(`${people} people who type at the same time solve a 7x7 together`, async ({ page, openElsewhere }) => {
    const room = await newRoom(page, puzzle);
    await enter(page, room);
    const others = await Promise.all(
      Array.from({ length: people - 1 }, () => enterOn(openElsewhere(), room)),
    );
    const pages = [page, ...others];
    await Promise.all(pages.map((each, who) => write(each, puzzle, share(who, people))));
    for (const each of pages) {
      await expectLetters(each, puzzle, cells);
      await expect(each.getByRole('dialog', end)).toBeVisible();
    }
  });

test('a player whose network was cut for half a minute misses nothing, and no letter is lost', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const room = await newRoom(page, puzzle);
  await page.clock.install();
  await enter(page, room);
  const bob = await enterOn(openElsewhere(), room);
  const [first, second, third, fourth] = [share(0, 4), share(1, 4), share(2, 4), share(3, 4)];
  await write(page, puzzle, first);
  await expectLetters(bob, puzzle, first);
  await page.context().setOffline(true);
  await write(page, puzzle, second);
  await write(bob, puzzle, third);
  await page.clock.runFor(30_000);
  await expectLetters(page, puzzle, [...first, ...second]);
  await expectLetters(bob, puzzle, [...first, ...third]);
  await expect(page.getByText(/Offline/)).toBeVisible();
  await page.context().setOffline(false);
  for (const each of [page, bob]) await expectLetters(each, puzzle, [...first, ...second, ...third]);
  await write(bob, puzzle, fourth);
  for (const each of [page, bob]) await expect(each.getByRole('dialog', end)).toBeAttached();
});

test('letters typed without a network are there after the page was closed and opened again', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const room = await newRoom(page, puzzle);
  await enter(page, room);
  const bob = await enterOn(openElsewhere(), room);
  await page.context().setOffline(true);
  await write(page, puzzle, share(0, 4));
  await page.close();
  const context = page.context();
  await context.setOffline(false);
  const again = await context.newPage();
  await enter(again, room);
  for (const each of [again, bob]) await expectLetters(each, puzzle, share(0, 4));
});

test('a network that lets no stream through still shows what others write', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/ERR_FAILED/);
  const room = await newRoom(page, puzzle);
  await page.route(/\/events\?/, (route) => route.abort());
  await enter(page, room);
  const bob = await enterOn(openElsewhere(), room);
  await write(bob, puzzle, share(0, 4));
  await expectLetters(page, puzzle, share(0, 4));
  await write(page, puzzle, share(1, 4));
  await expectLetters(bob, puzzle, [...share(0, 4), ...share(1, 4)]);
});
