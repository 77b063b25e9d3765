import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, holdToast, openToastPlace, releaseToast, showToast } from './toasts.ts';

let closePlace = (): void => {};
beforeEach(() => {
  vi.useFakeTimers();
  closePlace = openToastPlace();
});

afterEach(() => {
  dismissToast();
  closePlace();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a toast', () => {
  it('carries its title, description and variant', () => {
    showToast({ title: 'Login Failed', description: 'Invalid credentials', variant: 'destructive' });
    expect(currentToast.get()).toMatchObject({
      title: 'Login Failed',
      description: 'Invalid credentials',
      variant: 'destructive',
      isOpen: true,
    });
  });

  it('is open for 5000 ms', () => {
    showToast({ title: 'Saved' });
    vi.advanceTimersByTime(4999);
    expect(currentToast.get()?.isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(currentToast.get()?.isOpen).toBe(false);
  });

  it('gets all of its time if it was shown before there was a place for it', () => {
    closePlace();
    showToast({ title: 'Saving is off' });
    vi.advanceTimersByTime(60_000);
    closePlace = openToastPlace();
    vi.advanceTimersByTime(4999);
    expect(currentToast.get()?.isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(currentToast.get()?.isOpen).toBe(false);
  });

  it('stays in the store, hidden, for 1,000,000 ms after it is dismissed', () => {
    showToast({ title: 'Saved' });
    dismissToast();
    vi.advanceTimersByTime(999_999);
    expect(currentToast.get()).toMatchObject({ title: 'Saved', isOpen: false });
    vi.advanceTimersByTime(1);
    expect(currentToast.get()).toBeNull();
  });

  it('replaces the previous one and is open for its full time', () => {
    showToast({ title: 'First' });
    const firstId = currentToast.get()?.id;
    vi.advanceTimersByTime(4000);
    showToast({ title: 'Second' });
    expect(currentToast.get()?.id).not.toBe(firstId);
    vi.advanceTimersByTime(4999);
    expect(currentToast.get()).toMatchObject({ title: 'Second', isOpen: true });
    vi.advanceTimersByTime(1);
    expect(currentToast.get()?.isOpen).toBe(false);
  });

  it('is not removed by the timer of one that was dismissed before it', () => {
    showToast({ title: 'First' });
    dismissToast();
    vi.advanceTimersByTime(999_000);
    showToast({ title: 'Second' });
    vi.advanceTimersByTime(1000);
    expect(currentToast.get()).toMatchObject({ title: 'Second', isOpen: true });
  });

  it('is removed 1,000,000 ms after the first dismissal, even if dismissed again', () => {
    showToast({ title: 'Saved' });
    dismissToast();
    vi.advanceTimersByTime(500_000);
    dismissToast();
    vi.advanceTimersByTime(500_000);
    expect(currentToast.get()).toBeNull();
  });
});

describe('a toast that is held', () => {
  it('stays open and then resumes with the time that was left', () => {
    showToast({ title: 'Read me' });
    vi.advanceTimersByTime(3000);
    holdToast();
    vi.advanceTimersByTime(60_000);
    expect(currentToast.get()?.isOpen).toBe(true);
    releaseToast();
    vi.advanceTimersByTime(1999);
    expect(currentToast.get()?.isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(currentToast.get()?.isOpen).toBe(false);
  });

  it('loses no time by being held twice', () => {
    showToast({ title: 'Read me' });
    holdToast();
    vi.advanceTimersByTime(3000);
    holdToast();
    releaseToast();
    vi.advanceTimersByTime(4999);
    expect(currentToast.get()?.isOpen).toBe(true);
  });

  it('keeps the toast that replaces it open as well', () => {
    showToast({ title: 'First' });
    holdToast();
    showToast({ title: 'Second' });
    vi.advanceTimersByTime(60_000);
    expect(currentToast.get()).toMatchObject({ title: 'Second', isOpen: true });
    releaseToast();
    vi.advanceTimersByTime(5000);
    expect(currentToast.get()?.isOpen).toBe(false);
  });

  it('can be dismissed, and the next one is not held', () => {
    showToast({ title: 'First' });
    holdToast();
    dismissToast();
    releaseToast();
    showToast({ title: 'Second' });
    vi.advanceTimersByTime(5000);
    expect(currentToast.get()?.isOpen).toBe(false);
  });
});

describe('subscribing to the toast', () => {
  it('reports showing, hiding and removal, and nothing after unsubscribing', () => {
    const seen: (boolean | undefined)[] = [];
    const unsubscribe = currentToast.subscribe(() => seen.push(currentToast.get()?.isOpen));
    showToast({ title: 'Saved' });
    vi.runAllTimers();
    unsubscribe();
    showToast({ title: 'Unseen' });
    expect(seen).toEqual([true, false, undefined]);
  });

  it('reports nothing when there is nothing to dismiss', () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = currentToast.subscribe(listener);
    dismissToast();
    releaseToast();
    unsubscribe();
    expect(listener).not.toHaveBeenCalled();
  });
});
