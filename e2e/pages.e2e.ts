import { createHash } from 'node:crypto';
import { popup, readScores, solveLevel } from './levels/campaign.ts';
import { watchConfetti } from './support/confetti.ts';
import {
  expectNoAxeViolations,
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
} from './support/expectNoAxeViolations.ts';
import { playerPages } from './support/pages.ts';
import { untilAlive } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const name = 'Monster Crossword';

for (const path of playerPages) {
  test.describe(path, () => {
    test.beforeEach(({ allow }) => {
      if (path === '/no-such-page') allow(/404/);
    });

    test('is complete in the first HTML, which contains only the styles and scripts that its policy allows', async ({
      request,
    }) => {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).not.toMatch(/\s(?:style|on[a-z]+)=/);
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy).not.toContain('unsafe-inline');
      const inline = html.matchAll(/<(style|script)(?![^>]*(?:src=|application\/json))[^>]*>(.*?)<\/\1>/gsu);
      const hashes = [...inline].map(
        ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([]);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    });

    test('is accessible in both themes, fits a 320 px screen and has the footer', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await expectNoAxeViolationsInBothThemes(page);
      await page.setViewportSize({ width: 320, height: 568 });
      await expectNoSidewaysScroll(page);
      const footer = page.getByRole('contentinfo');
      for (const [text, href] of [
        ['About', '/about'],
        ['Contact', '/contact'],
        ['Privacy Policy', '/privacy-policy'],
      ] as const)
        await expect(footer.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', href);
      await expect(footer).toContainText(`${new Date().getUTCFullYear()} ${name}. All rights reserved.`);
    });
  });
}

test.describe('the home page', () => {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [1440, 900],
  ] as const)
    test(`offers today's crossword without scrolling at ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome to ${name}!`);
      const button = page.getByRole('link', { name: "Play Today's Crossword" });
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(button).toHaveAttribute('href', '/todaycrossword?puzzle=today');
      await expect(page.getByText("Start with today's puzzle and see how far you can go!")).toBeInViewport();
    });

  test('says what it offers and reserves 728x90 for an ad', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/from quick daily teasers to challenging brain-busters/)).toBeVisible();
    const box = await page.getByText('Advertisement Space (728x90)').boundingBox();
    expect(box).toMatchObject({ width: 728, height: 90 });
  });

  test('leads into the five levels, with the timer that gives points', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start at level 1' }).click();
    await expect(page).toHaveURL('/levels/1-5?puzzle=03-1-0001&timer=3');
    await solveLevel(page, 1);
    expect((await readScores(popup(page, 'Level 1 Complete'))).total).toBeGreaterThan(180);
  });

  test("shows the featured puzzles in the admin's order", async ({ page }) => {
    const puzzle = { author: 'Ann', size: 5, difficulty: 3, datePublished: '2026-01-01', featured: true };
    await page.route('/api/puzzles?featured=true', (route) =>
      route.fulfill({
        json: [
          { ...puzzle, id: 'b', title: 'Second', order: 2 },
          { ...puzzle, id: 'x', title: 'Hidden', order: 3, featured: false },
          { ...puzzle, id: 'a', title: 'First', order: 1 },
        ],
      }),
    );
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name }).click();
    const section = page.getByRole('region', { name: 'Featured puzzles' });
    await expect(section.getByRole('link')).toHaveText(['First', 'Second']);
    await expect(section.getByRole('link', { name: 'First' })).toHaveAttribute('href', '/puzzles/a');
    await expect(section.getByRole('listitem').first()).toContainText('by AnnDifficulty 3 of 55×5');
    await expectNoAxeViolations(page);
  });

  test('says when the puzzles cannot be loaded', async ({ page, allow }) => {
    allow(/500|status of 500/);
    await page.route('/api/puzzles?featured=true', (route) =>
      route.fulfill({ status: 500, json: { message: 'Oh dear' } }),
    );
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByText('The puzzles could not be loaded just now.')).toBeVisible();
    await expect(page.getByRole('link', { name: "Play Today's Crossword" })).toBeVisible();
  });
});

test('the first Tab offers a link past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the about page states the range of sizes', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByText('range from 3x3 to 15x15')).toBeVisible();
});

test('the contact page shows the support address', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'support@monstercrossword.example' })).toHaveAttribute(
    'href',
    'mailto:support@monstercrossword.example',
  );
});

test('the privacy policy covers data, sharing, cookies with ad partners, rights and children', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  for (const heading of [
    'What we collect',
    'Whom we share it with',
    'Cookies and ad partners',
    'Your rights',
    'Children under 13',
  ])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
});

test('an unknown address shows the not-found page with status 404', async ({ page, allow }) => {
  allow(/404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByRole('heading', { name: `Welcome to ${name}!` })).toBeVisible();
});

test('the footer is missing at every address under those of the games, and only there', async ({
  page,
  allow,
}) => {
  allow(/404/);
  const footer = page.getByRole('contentinfo');
  for (const [path, text] of [
    ['/puzzles/', 'No puzzle specified'],
    ['/puzzles/05-2-0001/more', '404 Page Not Found'],
    ['/levels/', '404 Page Not Found'],
    ['/levels/1-5/more', '404 Page Not Found'],
  ] as const)
    await test.step(path, async () => {
      expect(await (await page.request.get(path)).text()).not.toContain('<footer');
      await page.goto(path);
      await untilAlive(page);
      await expect(page.getByText(text)).toBeVisible();
      await expect(footer).toHaveCount(0);
    });
  await page.goto('/puzzles');
  await expect(page.getByText('No puzzle specified')).toBeVisible();
  await expect(footer).toBeVisible();
});

test.describe('the animation preview', () => {
  const praise = 'Puzzle Completed! Amazing work!';
  const width = expect.any(Number);

  test('celebrates, stops by itself, and celebrates again when asked', async ({ page }) => {
    const confetti = await watchConfetti(page);
    await page.goto('/animations');
    await expect(page.getByText(praise)).toBeVisible();
    await expect.poll(confetti).toEqual({ bursts: [width], isThere: false });
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(confetti).toEqual({ bursts: [width, width], isThere: false });
  });

  test('shows the praise without motion under reduced motion', async ({ page }) => {
    const confetti = await watchConfetti(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/animations');
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(page.getByText(praise)).toBeVisible();
    expect(await confetti()).toEqual({ bursts: [], isThere: false });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('the icons named by the pages and the manifest exist', async ({ request }) => {
  const files = [
    'icon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'apple-touch-icon.png',
    'og.png',
  ];
  for (const file of [...files, 'favicon.ico']) {
    const response = await request.get(`/${file}`);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).toMatch(/^image\//);
  }
});

test('the sitemap lists every page that search engines may index', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/gu)].map(([, path]) => path ?? '');
  const pages = listed.filter((path) => !path.startsWith('/puzzles/'));
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/todaycrossword?puzzle=today', '/archive', '/leaderboard', '/about']),
  );
  for (const path of pages) {
    const page = await request.get(path);
    expect([path, page.status()]).toEqual([path, 200]);
    expect(await page.text(), path).not.toContain('name="robots" content="noindex"');
  }
  expect(listed).toContain('/puzzles/03-1-0001');
});
