import { lettersOf, newGame } from '@monster/engine';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createGameStore } from './gameStore.ts';
import { keepGame, loadGame, savedGameKey } from './savedGame.ts';
import { commandOf, puzzleOf } from './testPuzzle.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');
const key = savedGameKey('x', 0);
let stored: Map<string, string>;
let writes: number;
let isFull: boolean;
let browser: EventTarget;

beforeEach(() => {
  stored = new Map();
  writes = 0;
  isFull = false;
  browser = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (isFull) throw new Error('full');
      writes += 1;
      stored.set(name, text);
    },
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

/** A tab with the puzzle open. */
function openTab() {
  const store = createGameStore(puzzle, loadGame(puzzle, key, 0).game);
  const troubles: string[] = [];
  const close = keepGame(store, key, (trouble) => troubles.push(trouble));
  return { store, troubles, close, letters: () => lettersOf(store.getState()) };
}

function tellOtherTabs(): void {
  browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('a kept game', () => {
  test('is written at every change, and at once', () => {
    const { store } = openTab();
    for (const letter of 'XYZ') store.dispatch(commandOf(letter));
    expect(writes).toBe(3);
    expect(lettersOf(loadGame(puzzle, key, 0).game)).toBe('XYZ......');
  });

  test('is written for the clock once a second, and when it stops', () => {
    const { store } = openTab();
    store.dispatch({ type: 'resume', now: 0 });
    for (const now of [200, 400, 600, 800]) store.dispatch({ type: 'tick', now });
    expect(writes).toBe(0);
    for (const now of [1000, 1200]) store.dispatch({ type: 'tick', now });
    expect(writes).toBe(1);
    store.dispatch({ type: 'pause', now: 1300 });
    expect(writes).toBe(2);
  });

  test('takes over what another tab wrote, and writes nothing back', () => {
    const [one, two] = [openTab(), openTab()];
    one.store.dispatch(commandOf('X'));
    tellOtherTabs();
    expect(two.letters()).toBe('X........');
    expect(writes).toBe(1);
  });

  test("does not let its clock wipe out another tab's letters", () => {
    const [one, two] = [openTab(), openTab()];
    one.store.dispatch({ type: 'resume', now: 0 });
    two.store.dispatch(commandOf('X'));
    one.store.dispatch({ type: 'tick', now: 1000 });
    expect(lettersOf(loadGame(puzzle, key, 0).game)).toBe('X........');
    tellOtherTabs();
    expect(one.letters()).toBe('X........');
  });

  test('has the time that passed since its last letter, until there is another', () => {
    const { store } = openTab();
    const playedMs = () => loadGame(puzzle, key, 0).game.clock.playedMs;
    store.dispatch({ type: 'resume', now: 0 });
    store.dispatch({ type: 'tick', now: 1000 });
    expect(playedMs()).toBe(1000);
    store.dispatch(commandOf('X'));
    store.dispatch({ type: 'tick', now: 2000 });
    expect([playedMs(), lettersOf(loadGame(puzzle, key, 0).game)]).toEqual([2000, 'X........']);
    store.replace(newGame(puzzle));
    expect(playedMs()).toBe(0);
  });

  test('tells of a storage that is full', () => {
    const { store, troubles } = openTab();
    isFull = true;
    store.dispatch(commandOf('X'));
    expect(troubles).toEqual(['unwritable']);
  });

  test('is left alone once the tab has left it', () => {
    const { store, close } = openTab();
    close();
    store.dispatch(commandOf('X'));
    expect(writes).toBe(0);
  });
});

describe('loading', () => {
  test('without a saved game gives a new one', () => {
    expect(loadGame(puzzle, key, 2)).toEqual({ game: newGame(puzzle, 2) });
  });

  test.each(['{', 'null', '{"version":1}'])('%s gives a new game and says so', (text) => {
    stored.set(key, text);
    stored.set(`${key}:clock`, '{"totalMs":0,"remainingMs":0,"playedMs":9,"countedTo":null}');
    expect(loadGame(puzzle, key, 0)).toEqual({ game: newGame(puzzle), trouble: 'unreadable' });
    expect(loadGame(puzzle, key, 0).trouble).toBeUndefined();
  });

  test('from a storage that is forbidden says that nothing can be written', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(loadGame(puzzle, key, 0).trouble).toBe('unwritable');
  });
});
