import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQuietVoice, pauseMs } from './quietVoice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a quiet voice speaks at once, and then only the last word after each pause', () => {
  const said: string[] = [];
  const { say } = createQuietVoice((text) => said.push(text));
  say('one');
  say('two');
  say('three');
  expect(said).toEqual(['one']);
  vi.advanceTimersByTime(pauseMs - 1);
  expect(said).toEqual(['one']);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['one', 'three']);
  vi.advanceTimersByTime(5 * pauseMs);
  expect(said).toEqual(['one', 'three']);
  say('four');
  expect(said).toEqual(['one', 'three', 'four']);
});

test('a voice that is stopped says nothing more', () => {
  const said: string[] = [];
  const { say, stop } = createQuietVoice((text) => said.push(text));
  say('one');
  say('two');
  stop();
  vi.advanceTimersByTime(5 * pauseMs);
  expect(said).toEqual(['one']);
});
