import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, holdToast, releaseToast, showToast } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
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

  it('stays in the store, hidden, for 1,000,000 ms after it was dismissed', () => {
    showToast({ title: 'Saved' });
    dismissToast();
    vi.advanceTimersByTime(999_999);
    expect(currentToast.get()).toMatchObject({ title: 'Saved', isOpen: false });
    vi.advanceTimersByTime(1);
    expect(currentToast.get()).toBeNull();
  });

  it('replaces the one before it and has its own full time', () => {
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

  it('is not removed by the removal of one that was dismissed before it', () => {
    showToast({ title: 'First' });
    dismissToast();
    vi.advanceTimersByTime(999_000);
    showToast({ title: 'Second' });
    vi.advanceTimersByTime(1000);
    expect(currentToast.get()).toMatchObject({ title: 'Second', isOpen: true });
  });

  it('has its removal counted from the first dismissal', () => {
    showToast({ title: 'Saved' });
    dismissToast();
    vi.advanceTimersByTime(500_000);
    dismissToast();
    vi.advanceTimersByTime(500_000);
    expect(currentToast.get()).toBeNull();
  });
});

describe('a toast that is held', () => {
  it('waits, and goes on with the time that was left', () => {
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

  it('keeps its place held for the toast that replaces it', () => {
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

describe('watchToasts', () => {
  it('tells of the showing, the hiding and the removal, and no more once stopped', () => {
    const seen: (boolean | undefined)[] = [];
    const stop = currentToast.subscribe(() => seen.push(currentToast.get()?.isOpen));
    showToast({ title: 'Saved' });
    vi.runAllTimers();
    stop();
    showToast({ title: 'Unseen' });
    expect(seen).toEqual([true, false, undefined]);
  });

  it('says nothing when there is nothing to dismiss', () => {
    const listener = vi.fn<() => void>();
    const stop = currentToast.subscribe(listener);
    dismissToast();
    releaseToast();
    stop();
    expect(listener).not.toHaveBeenCalled();
  });
});
