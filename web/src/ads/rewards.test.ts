import { describe, expect, it } from 'vitest';
import { bannerPath, dimensionsOf } from './adUnits.ts';
import { isEarned, rewardPath, rewardTexts, welcomeDifficulty } from './rewards.ts';

const ads = {
  networkCode: '1234,5678',
  gptScriptUrl: 'https://gpt.test/gpt.js',
  rewardedHintUnitPath: '/1234/hint',
  rewardedRevealUnitPath: '/1234/reveal',
};

describe('what is earned', () => {
  it.each([
    ['hint', 'granted', true],
    ['hint', 'failed', false],
    ['hint', 'cancelled', false],
    ['revealall', 'granted', true],
    ['revealall', 'failed', true],
    ['revealall', 'cancelled', false],
    ['welcome', 'granted', true],
    ['welcome', 'failed', true],
    ['welcome', 'cancelled', true],
  ] as const)('%s where the ad was %s: %s', (reward, outcome, earned) => {
    expect(isEarned(reward, outcome)).toBe(earned);
  });
});

it('the offers read as agreed', () => {
  expect(rewardTexts('hint', 'Teaser')).toEqual({
    title: 'Need a Hint?',
    watch: 'Watch Ad for Hint',
    decline: 'No Thanks',
  });
  expect(rewardTexts('revealall', 'Teaser')).toEqual({
    title: 'Reveal All Answers?',
    watch: 'Watch Ad to Reveal',
    decline: 'No Thanks',
    adTitle: 'Watch Ad to Reveal All',
  });
  expect(rewardTexts('welcome', 'Teaser')).toEqual({
    title: 'Welcome to Teaser',
    watch: 'Watch Ad to Play',
    decline: 'Skip Ad',
  });
});

it('hints and answers have units of their own, and none where none is configured', () => {
  expect(rewardPath(ads, 'hint')).toBe('/1234/hint');
  expect(rewardPath(ads, 'revealall')).toBe('/1234/reveal');
  expect(rewardPath(ads, 'welcome')).toBe('/1234/hint');
  expect(rewardPath(undefined, 'hint')).toBeUndefined();
});

it('a welcome without a difficulty is of difficulty 3', () => {
  expect([1, 5, 0, 6, Number.NaN, undefined].map(welcomeDifficulty)).toEqual([1, 5, 3, 3, 3, 3]);
});

it('banner units stand below the network code, by their size', () => {
  expect(bannerPath(ads, '320x50')).toBe('/1234,5678/monster_mobile_320x50');
  expect(bannerPath(ads, '728x90')).toBe('/1234,5678/monster_desktop_728x90');
  expect(bannerPath(ads, '120x600')).toBe('/1234,5678/monster_desktop_120x600');
  expect(dimensionsOf('120x600')).toEqual([120, 600]);
});
