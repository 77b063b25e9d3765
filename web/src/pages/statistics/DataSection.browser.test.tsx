import { describe, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { open, solvedOn, stayToday, store, today } from '../../testing/statisticsPage.tsx';

stayToday();

describe('the files', () => {
  /** Takes the files that the page offers instead of saving them. */
  function takeFiles() {
    const blobs: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(`${this.download} from ${this.href}`);
    });
    return { blobs, names, revoke };
  }

  test('are named after the day, and their addresses are given back', async () => {
    store({ '07-4-0002': solvedOn(today) });
    localStorage.setItem('monster-theme', 'dark');
    await open();
    const { blobs, names, revoke } = takeFiles();
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout'] });
    (screen.getByRole('button', { name: 'Download my data' }).element() as HTMLElement).click();
    (screen.getByRole('button', { name: 'Download as a spreadsheet' }).element() as HTMLElement).click();
    expect(names).toEqual([
      'monster-crossword-2026-11-17.json from blob:1',
      'monster-crossword-2026-11-17.csv from blob:2',
    ]);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
    vi.useRealTimers();
    await expect.element(screen.getByText('Saved as monster-crossword-2026-11-17.csv.')).toBeVisible();
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toMatchObject({
      site: 'Monster Crossword',
      version: 1,
      savedAt: expect.stringMatching(/^2026-11-17T13:00:0/u),
      results: { '07-4-0002': { timeMs: 60_000 } },
      theme: 'dark',
    });
    expect(await blobs[1]?.text()).toBe(
      'date,puzzle,size,outcome,time,hints,together\r\n2026-11-17,07-4-0002,7,solved,0:01:00,0,0\r\n',
    );
  });

  test('that the browser does not take are not called saved', async () => {
    await open();
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new TypeError('No');
    });
    await screen.getByRole('button', { name: 'Download my data' }).click();
    await expect.element(screen.getByText('Your browser did not take the file.')).toBeVisible();
  });
});
