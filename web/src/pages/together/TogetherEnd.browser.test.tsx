import { DEFAULT_TYPING } from '@monster/engine';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  almostAll,
  dialog,
  me,
  members,
  metadata,
  open,
  openAndEnd,
  panel,
  standInRoomEnd,
  stored,
  world,
  write,
  writeAlmostAll,
} from '../../testing/roomEnd.tsx';

standInRoomEnd();

const cellsIn = (elements: readonly unknown[]): unknown[] =>
  elements.filter((element) => (element as HTMLElement).dataset['cell'] !== undefined);

describe('when somebody writes the last letter', () => {
  test('a wave runs over the grid, and everyone sees the time of the room and who was there', async () => {
    const animate = vi.spyOn(Element.prototype, 'animate');
    await openAndEnd();
    await expect.element(dialog).toHaveTextContent('Solved in 1:23 with no hints.');
    await expect.element(dialog).toHaveTextContent('Solved together with Rumbo.');
    await expect.poll(() => cellsIn(animate.mock.contexts)).toHaveLength(8);
    expect(world.sent.filter((call) => call.includes('/solves'))).toEqual([]);
  });

  test('the solve is kept with the names of the others, for the lair and for the streak', async () => {
    await openAndEnd();
    expect(stored('monster-completions')).toMatchObject([
      { puzzleId: metadata.id, uid: null, solve: { timeMs: 83_000, isGolden: true, together: ['Rumbo'] } },
    ]);
    expect(stored('monster-daily-results')).toMatchObject({
      [metadata.id]: { outcome: 'solved', timeMs: 83_000, together: 1 },
    });
  });

  test('whoever is not there but wrote letters is named, and so is whoever only watched', async () => {
    write(2, '-0C');
    write(me, ...almostAll.slice(1));
    await open();
    write(me, '-8E');
    await expect.element(dialog).toHaveTextContent('Solved together with Rumbo and Bo.');
  });

  test('whoever was alone to the end has solved the puzzle alone', async () => {
    world.room.people = { ...world.room.people, members: members.slice(1, 2) };
    write(me, ...almostAll);
    await open();
    write(me, '-8E');
    await expect.element(dialog).toHaveTextContent('Solved alone in this room.');
    expect(JSON.stringify(stored('monster-completions'))).not.toContain('together');
    expect(JSON.stringify(stored('monster-daily-results'))).not.toContain('together');
  });

  test('the server hears of it where a uid is known', async () => {
    const uid = 'a'.repeat(64);
    await openAndEnd(`uid=${uid}`);
    await expect.poll(() => world.sent.filter((call) => call.includes(uid))).toHaveLength(1);
  });

  test('a puzzle outside the series is no day of a streak', async () => {
    await openAndEnd('', { ...metadata, title: 'Cats' });
    expect(stored('monster-completions')).toMatchObject([{ solve: { together: ['Rumbo'] } }]);
    expect(stored('monster-daily-results')).toBeNull();
  });
});

describe('a room that was finished before', () => {
  test('shows the same without celebration, and is kept once', async () => {
    writeAlmostAll();
    write(0, '-8E');
    const animate = vi.spyOn(Element.prototype, 'animate');
    const { leave } = await open();
    await expect.element(dialog).toHaveTextContent('Solved together with Rumbo.');
    expect(cellsIn(animate.mock.contexts)).toEqual([]);
    const kept = localStorage.getItem('monster-completions');
    leave();
    await expect.element(dialog).not.toBeInTheDocument();
    await open();
    await expect.element(dialog).toBeVisible();
    expect(localStorage.getItem('monster-completions')).toBe(kept);
    expect(stored('monster-completions')).toHaveLength(1);
  });

  test('is nothing that a newcomer has solved', async () => {
    write(0, ...almostAll, '-8E');
    await open();
    await expect.element(panel).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect([stored('monster-completions'), stored('monster-daily-results')]).toEqual([null, null]);
  });
});

test('a room whose answers were revealed keeps nothing, and has a way on', async () => {
  writeAlmostAll();
  await open();
  write(0, '-0#');
  await expect.element(panel.getByRole('button', { name: 'Next puzzle together' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect([stored('monster-completions'), stored('monster-daily-results')]).toEqual([null, null]);
});

test('the first own letter of a daily puzzle begins it, and that of somebody else does not', async () => {
  const { store } = await open();
  write(0, '-0C');
  await expect.poll(() => store.getState().cells[0]?.userValue).toBe('C');
  expect(stored('monster-daily-results')).toBeNull();
  store.dispatch({ type: 'selectCell', cell: 1 });
  store.dispatch({ type: 'typeLetter', letter: 'A', settings: DEFAULT_TYPING });
  expect(stored('monster-daily-results')).toMatchObject({ [metadata.id]: { outcome: 'begun' } });
});

test('a shared text says that it was together, names nobody and tells own letters from others', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { share, canShare: () => true });
  onTestFinished(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  });
  await openAndEnd();
  await dialog.getByRole('button', { name: 'Share' }).click();
  const text = share.mock.calls[0]?.[0].text ?? '';
  expect(text).toContain('Solved together with a friend in 1:23 with no hints');
  expect(text).toContain('🟨🟨🟨\n🟨⬛🟨\n🟪🟪🟨');
  expect(text).not.toContain('Rumbo');
});
