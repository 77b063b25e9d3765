import { expect, test } from 'vitest';
import { bannerPath, dimensionsOf } from './startBanner.ts';

const ads = { networkCode: '1234,5678', gptScriptUrl: 'https://gpt.test/gpt.js' };

test('a banner unit is found by its size under the network code', () => {
  expect(bannerPath(ads, '320x50')).toBe('/1234,5678/monster_mobile_320x50');
  expect(bannerPath(ads, '728x90')).toBe('/1234,5678/monster_desktop_728x90');
  expect(bannerPath(ads, '120x600')).toBe('/1234,5678/monster_desktop_120x600');
  expect(dimensionsOf('120x600')).toEqual([120, 600]);
});
