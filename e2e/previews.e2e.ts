import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The address of the picture that a page names for links to it. */
async function pictureOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]+)">/u.exec(html) ?? [];
  return new URL(address).pathname;
}

/** The size of a picture as the browser decodes it, how many colors it has, and how many pixels of the mascot's fur. */
function look(page: Page, path: string) {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (canvas === null) throw new Error('There is no canvas.');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const colors = new Map<number, number>();
    for (const color of new Uint32Array(data.buffer)) colors.set(color, (colors.get(color) ?? 0) + 1);
    // From the last byte to the first: opaque, blue, green, red.
    const fur = colors.get(0xff_53_c6_7c) ?? 0;
    return { width, height, colors: colors.size, fur };
  }, path);
}

for (const [path, picture] of [
  ['/', /^\/og\.png$/],
  ['/archive', /^\/og\.png$/],
  ['/puzzles/15-4-0001', /^\/previews\/15-4-0001\.png$/],
  ['/puzzles?puzzle=03-1-0001', /^\/previews\/03-1-0001\.png$/],
  ['/levels/1-5?puzzle=03-1-0001', /^\/previews\/03-1-0001\.png$/],
  ['/todaycrossword?puzzle=13-4-0001', /^\/previews\/13-4-0001\.png$/],
  ['/todaycrossword?puzzle=today', /^\/previews\/(?!today)[\w-]+\.png$/],
] as const)
  test(`a link to ${path} has a picture that a browser can show`, async ({ page, request }) => {
    const address = await pictureOf(request, path);
    expect(address).toMatch(picture);
    const answer = await request.get(address);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    await page.goto('/about');
    const { width, height, colors, fur } = await look(page, address);
    expect([width, height]).toEqual([1200, 630]);
    expect(colors).toBeGreaterThan(50);
    expect(fur).toBeGreaterThan(500);
  });
