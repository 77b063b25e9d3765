import { expectNoAxeViolations } from './expectNoAxeViolations.ts';
import { takeProblems } from './problems.ts';
import { startServer } from './server.ts';
import { expect, test } from './test.ts';

const html = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Planted</title><link rel="icon" href="data:,"></head><body><main><h1>Planted</h1>${body}</main></body></html>`;

const planted: [what: string, body: string, problem: RegExp][] = [
  ['a console warning', '<script>console.warn("careful")</script>', /^console warning: careful/],
  ['a console error', '<script>console.error("broken")</script>', /^console error: broken/],
  ['an error thrown by a script', '<script>throw new Error("boom")</script>', /^page error: Error: boom/],
  [
    'a request to another host',
    '<img alt="" src="http://other.test/x.png">',
    /^other host: GET http:\/\/other/,
  ],
  ['a request without a response', '<img alt="" src="/dead.png">', /^request failed: GET .*dead\.png/],
  ['a refused request', '<img alt="" src="/refused.png">', /^status 418: GET .*refused\.png/],
];

for (const [what, body, problem] of planted) {
  test(`${what} fails a test`, async ({ context, page, allow }) => {
    allow(/./);
    await context.route('**/planted', (route) =>
      route.fulfill({ contentType: 'text/html', body: html(body) }),
    );
    await context.route('**/dead.png', (route) => route.abort('connectionreset'));
    await context.route('**/refused.png', (route) => route.fulfill({ status: 418 }));
    await page.goto('/planted');
    const seen: string[] = [];
    await expect
      .poll(() => {
        seen.push(...takeProblems());
        return seen;
      })
      .toContainEqual(expect.stringMatching(problem));
  });
}

test('an accessibility violation fails a test and names the element', async ({ page }) => {
  await page.setContent(html('<button></button>'));
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/<button><\/button>/);
});

test('a server that cannot start fails a test', async ({ allow }) => {
  allow(/^server: /);
  await expect(startServer({ PORT: 'not a port' })).rejects.toThrow(/exited before it was ready/);
});
