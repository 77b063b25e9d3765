import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  dialog,
  me,
  members,
  open,
  openAndEnd,
  standInRoomEnd,
  world,
  write,
  writeAlmostAll,
} from '../../testing/roomEnd.tsx';
import { currentToast } from '../../ui/toasts.ts';

standInRoomEnd();

describe('the next puzzle', () => {
  /** What the toast says after so many milliseconds. */
  const toastAfter = (ms: number): string => {
    vi.advanceTimersByTime(ms);
    return document.querySelector('output')?.textContent ?? '';
  };

  test('is one that the player has not solved, and whoever asks for it goes there at once', async () => {
    localStorage.setItem('monster-completions', '[{"puzzleId":"b","uid":null}]');
    await openAndEnd('uid=abc');
    await dialog.getByRole('button', { name: 'Next puzzle together' }).click();
    await expect.poll(() => world.addresses).toEqual(['/together/next-room?uid=abc']);
    expect(world.sent).toContain(`POST /api/rooms/seat-${me}/next {"puzzleId":"c"}`);
  });

  test('that somebody else has opened is announced, and the player can stay or follow', async () => {
    world.room.people = { ...world.room.people, members: members.slice(0, 2) };
    await openAndEnd();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    world.room.meet({ next: 'their-room' });
    await expect.poll(() => toastAfter(100)).toContain('Rumbo has opened the next puzzle');
    (page.getByRole('button', { name: 'Stay here' }).element() as HTMLElement).click();
    await expect.poll(() => toastAfter(100)).toContain('You are staying here');
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect(world.addresses).toEqual([]);
    await dialog.getByRole('button', { name: 'Go on with the others' }).click();
    await expect.poll(() => world.addresses).toEqual(['/together/their-room']);
    expect(world.sent.filter((call) => call.includes('/next'))).toEqual([]);
  });

  test('takes nobody along who has opened an old room again', async () => {
    writeAlmostAll();
    write(0, '-8E');
    world.room.people = { ...world.room.people, next: 'old-room' };
    await open();
    await expect.element(dialog.getByRole('button', { name: 'Go on with the others' })).toBeVisible();
    expect(currentToast.get()?.isOpen ?? false).toBe(false);
  });

  test('that cannot be opened is said so, and can be tried again', async () => {
    await openAndEnd();
    world.answerNext = () => Response.json({ message: 'Too many rooms. Please wait.' }, { status: 429 });
    await dialog.getByRole('button', { name: 'Next puzzle together' }).click();
    await expect.element(page.getByText('Too many rooms. Please wait.')).toBeVisible();
    world.answerNext = () => Response.json({ key: 'later' });
    await dialog.getByRole('button', { name: 'Next puzzle together' }).click();
    await expect.poll(() => world.addresses).toEqual(['/together/later']);
  });
});
