import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast } from '../../ui/toasts.ts';
import { followOn } from './followOn.ts';

let page: EventTarget & { visibilityState: string };
const go = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  dismissToast();
  go.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('whoever only looks goes on after a moment, once', () => {
  followOn('Rumbo', go);
  expect(currentToast.get()).toMatchObject({ title: 'Rumbo has opened the next puzzle', isOpen: true });
  vi.advanceTimersByTime(2_900);
  expect(go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(go).toHaveBeenCalledOnce();
});

test.each([
  ['presses a key', () => page.dispatchEvent(new Event('keydown'))],
  ['touches anything', () => page.dispatchEvent(new Event('pointerdown'))],
  ['presses the button of the toast', () => currentToast.get()?.action?.run()],
])('whoever %s stays', (_, act) => {
  followOn('Rumbo', go);
  vi.advanceTimersByTime(1_000);
  act();
  expect(currentToast.get()).toMatchObject({ title: 'You are staying here' });
  vi.advanceTimersByTime(10_000);
  expect(go).not.toHaveBeenCalled();
});

test('a page that nobody sees waits until somebody does', () => {
  show('hidden');
  followOn('Rumbo', go);
  vi.advanceTimersByTime(60_000);
  expect(go).not.toHaveBeenCalled();
  show('visible');
  vi.advanceTimersByTime(1_000);
  show('hidden');
  vi.advanceTimersByTime(60_000);
  expect(go).not.toHaveBeenCalled();
  show('visible');
  vi.advanceTimersByTime(3_000);
  expect(go).toHaveBeenCalledOnce();
});

test('a page that is left goes nowhere by itself', () => {
  followOn('Rumbo', go)();
  vi.advanceTimersByTime(10_000);
  expect(go).not.toHaveBeenCalled();
});
