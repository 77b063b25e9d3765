import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInStorage } from '../testing/standInStorage.ts';

let local: ReturnType<typeof standInStorage>;

beforeEach(() => {
  local = standInStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', standInStorage());
});
afterEach(() => vi.unstubAllGlobals());

async function loadPage() {
  vi.resetModules();
  return import('./levelProgress.ts');
}

it('the total is the sum of the levels of this visit when storage is full', async () => {
  (await loadPage()).noteLevelSolved(1, 50, '/levels/2-5');
  local.trouble.isFull = true;
  expect((await loadPage()).noteLevelSolved(2, 30, '/levels/3-5').total).toBe(80);
  const page = await loadPage();
  page.noteLevelEntered(3, '/levels/3-5');
  expect(page.noteLevelSolved(3, 20, '/levels/4-5').total).toBe(100);
  expect(page.levelProgress()).toMatchObject({ currentLevel: 3, levelScores: { 1: 50, 2: 30, 3: 20 } });
});

it('a score that could not be saved and one that another tab saved later both count', async () => {
  local.trouble.isFull = true;
  const page = await loadPage();
  page.noteLevelSolved(1, 50, '/levels/2-5');
  local.trouble.isFull = false;
  local.setItem('monster-progress', '{"levelScores":{"1":40,"2":30}}');
  expect(page.levelProgress().totalScore).toBe(80);
  page.noteLevelEntered(3, '/levels/3-5');
  expect(JSON.parse(local.items.get('monster-progress') ?? '')).toMatchObject({
    totalScore: 80,
    levelScores: { 1: 50, 2: 30 },
  });
});
