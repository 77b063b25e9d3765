import { lettersOf, newGame } from '@monster/engine';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { standInStorage } from '../testing/standInStorage.ts';
import { createGameStore } from './gameStore.ts';
import { asOf } from './moment.ts';
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
  vi.stubGlobal('sessionStorage', standInStorage());
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

/** Opens the puzzle in another tab. */
function openTab() {
  const store = createGameStore(puzzle, loadGame(puzzle, key, 0).game);
  const troubles: string[] = [];
  const close = keepGame(store, key, (trouble) => troubles.push(trouble));
  return { store, troubles, close, letters: () => lettersOf(store.getState()) };
}

function notifyOtherTabs(): void {
  browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

describe('a saved game', () => {
  test('is written immediately on every change', () => {
    const { store } = openTab();
    for (const letter of 'XYZ') store.dispatch(commandOf(letter));
    expect(writes).toBe(3);
    expect(lettersOf(loadGame(puzzle, key, 0).game)).toBe('XYZ......');
  });

  test('has its clock written once per second and when it stops', () => {
    const { store } = openTab();
    store.dispatch({ type: 'resume', now: 0 });
    for (const now of [200, 400, 600, 800]) store.dispatch({ type: 'tick', now });
    expect(writes).toBe(0);
    for (const now of [1000, 1200]) store.dispatch({ type: 'tick', now });
    expect(writes).toBe(1);
    store.dispatch({ type: 'pause', now: 1300 });
    expect(writes).toBe(2);
  });

  test('takes over what another tab wrote and writes nothing back', () => {
    const [one, two] = [openTab(), openTab()];
    one.store.dispatch(commandOf('X'));
    notifyOtherTabs();
    expect(two.letters()).toBe('X........');
    expect(writes).toBe(1);
  });

  test("does not let its clock overwrite another tab's letters", () => {
    const [one, two] = [openTab(), openTab()];
    one.store.dispatch({ type: 'resume', now: 0 });
    two.store.dispatch(commandOf('X'));
    one.store.dispatch({ type: 'tick', now: 1000 });
    expect(lettersOf(loadGame(puzzle, key, 0).game)).toBe('X........');
    notifyOtherTabs();
    expect(one.letters()).toBe('X........');
  });

  test('includes the time that has passed since its last letter', () => {
    const { store } = openTab();
    const playedMs = () => loadGame(puzzle, key, 0).game.clock.playedMs;
    store.dispatch({ type: 'resume', now: 0 });
    store.dispatch({ type: 'tick', now: 1000 });
    expect(playedMs()).toBe(1000);
    asOf(1500, () => store.dispatch(commandOf('X')));
    expect(playedMs()).toBe(1500);
    store.dispatch({ type: 'tick', now: 2000 });
    expect([playedMs(), lettersOf(loadGame(puzzle, key, 0).game)]).toEqual([2000, 'X........']);
    store.replace(newGame(puzzle));
    expect(playedMs()).toBe(0);
  });

  test('that is deleted elsewhere is not saved again, which is told', () => {
    const { store, troubles } = openTab();
    store.dispatch(commandOf('X'));
    stored.clear();
    notifyOtherTabs();
    store.dispatch(commandOf('Y'));
    expect([[...stored.keys()], troubles]).toEqual([[], ['deleted']]);
  });

  test('that is deleted while its page waits for the player to come back is not saved again', () => {
    const { store, troubles } = openTab();
    const comeBack = () => browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    comeBack();
    store.dispatch(commandOf('X'));
    comeBack();
    store.dispatch(commandOf('Y'));
    expect([stored.size, troubles]).toEqual([1, []]);
    stored.clear();
    comeBack();
    store.dispatch(commandOf('Z'));
    expect([stored.size, troubles]).toEqual([0, ['deleted']]);
  });

  test('reports that storage is full', () => {
    const { store, troubles } = openTab();
    isFull = true;
    store.dispatch(commandOf('X'));
    expect(troubles).toEqual(['unwritable']);
  });

  test('is not written after the tab has stopped saving', () => {
    const { store, close } = openTab();
    close();
    store.dispatch(commandOf('X'));
    expect(writes).toBe(0);
  });
});

describe('loading', () => {
  test('without a saved game starts a new one', () => {
    expect(loadGame(puzzle, key, 2)).toEqual({ game: newGame(puzzle, 2) });
  });

  test.each(['{', 'null', '{"version":1}'])(
    'damaged data such as %s starts a new game and reports it',
    (text) => {
      stored.set(key, text);
      stored.set(`${key}:clock`, '{"totalMs":0,"remainingMs":0,"playedMs":9,"countedTo":null}');
      expect(loadGame(puzzle, key, 0)).toEqual({ game: newGame(puzzle), trouble: 'unreadable' });
      expect(loadGame(puzzle, key, 0).trouble).toBeUndefined();
    },
  );

  test('reports that nothing can be written when storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(loadGame(puzzle, key, 0).trouble).toBe('unwritable');
  });
});
