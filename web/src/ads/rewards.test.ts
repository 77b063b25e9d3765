import { describe, expect, it } from 'vitest';
import { endingOf, rewardPath, rewardTexts, welcomeDifficulty } from './rewards.ts';

const ads = {
  networkCode: '1234',
  gptScriptUrl: 'https://gpt.test/gpt.js',
  rewardedHintUnitPath: '/1234/hint',
  rewardedRevealUnitPath: '/1234/reveal',
};

describe('an offer ends', () => {
  it.each([
    ['hint', 'granted', 'earned'],
    ['hint', 'noAd', 'noAd'],
    ['hint', 'closedEarly', 'notEarned'],
    ['hint', 'canceled', 'notEarned'],
    ['revealall', 'granted', 'earned'],
    ['revealall', 'noAd', 'earned'],
    ['revealall', 'closedEarly', 'earned'],
    ['revealall', 'canceled', 'notEarned'],
    ['welcome', 'granted', 'earned'],
    ['welcome', 'noAd', 'earned'],
    ['welcome', 'closedEarly', 'earned'],
    ['welcome', 'canceled', 'earned'],
  ] as const)('%s with the outcome %s: %s', (reward, outcome, ending) => {
    expect(endingOf(reward, outcome)).toBe(ending);
  });
});

it('the offers have the specified texts', () => {
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

it('hints and Reveal All have separate units, and none if none is configured', () => {
  expect(rewardPath(ads, 'hint')).toBe('/1234/hint');
  expect(rewardPath(ads, 'revealall')).toBe('/1234/reveal');
  expect(rewardPath(ads, 'welcome')).toBe('/1234/hint');
  expect(rewardPath(undefined, 'hint')).toBeUndefined();
});

it('a welcome without a valid difficulty shows 3', () => {
  expect([1, 5, 0, 6, Number.NaN, undefined].map(welcomeDifficulty)).toEqual([1, 5, 3, 3, 3, 3]);
});
