import { describe, expect, it } from 'vitest';
import { eventsOf, lettersIn, puzzle, settle, type, standInRoomPages } from '../testing/roomPages.ts';

const pages = standInRoomPages();
const makesMoves = (path: string): boolean => path.endsWith('/moves');

describe('a page in a room', () => {
  it('shows letters at once and sends them in their order', async () => {
    const ann = pages.enter(0);
    type(ann, 'CAT');
    expect(lettersIn(ann)).toBe('CAT......');
    await settle();
    expect(pages.room.list.map(({ what }) => what)).toEqual(['-0C', '-1A', '-2T']);
    expect(ann.waiting.get()).toBe(0);
  });

  it('sends letters that follow each other fast in one call', async () => {
    const ann = pages.enter(0);
    await settle();
    const calls: string[] = [];
    pages.room.fate = (path) => {
      calls.push(path);
      return 'arrives';
    };
    for (const letter of 'CATB') {
      type(ann, letter);
      await settle(25);
    }
    await settle();
    expect(pages.room.list.map(({ what }) => what)).toEqual(['-0C', '-1A', '-2T', '-6B']);
    expect(calls.filter(makesMoves)).toHaveLength(2);
  });

  it('shows what others write, where they are, and which words they fill', async () => {
    const [ann, bob] = [pages.enter(0), pages.enter(1)];
    await settle();
    const events = eventsOf(ann);
    type(bob, 'CAT');
    await settle();
    expect(lettersIn(ann)).toBe('CAT......');
    expect(ann.places.get().get(1)).toEqual({ cell: 2, direction: 'across' });
    expect(events).toEqual([{ type: 'filled', seat: 1, word: puzzle.words[0] }]);
    expect(ann.writers().slice(0, 3)).toEqual([1, 1, 1]);
  });

  it.each(['isLost', 'answerIsLost'] as const)(
    'sends again when %s, and the letter counts once',
    async (fate) => {
      const ann = pages.enter(0);
      await settle();
      pages.room.fate = (path) => (makesMoves(path) ? fate : 'arrives');
      type(ann, 'CA');
      await settle(100);
      expect(ann.waiting.get()).toBeGreaterThan(0);
      pages.room.fate = () => 'arrives';
      await settle(60_000);
      expect(pages.room.list.map(({ what }) => what)).toEqual(['-0C', '-1A']);
      expect(ann.waiting.get()).toBe(0);
    },
  );

  it('keeps letters over a reload while the network is away', async () => {
    const ann = pages.enter(0);
    await settle();
    pages.room.fate = () => 'isLost';
    type(ann, 'CAT');
    await settle(100);
    pages.leave(ann);
    const again = pages.enter(0);
    expect(lettersIn(again)).toBe('CAT......');
    pages.room.fate = () => 'arrives';
    await settle(60_000);
    expect(pages.room.list.map(({ what }) => what)).toEqual(['-0C', '-1A', '-2T']);
    pages.leave(again);
    const third = pages.enter(0);
    expect([lettersIn(third), third.waiting.get()]).toEqual(['CAT......', 0]);
  });

  it('forgets letters of which the server knew before the page was loaded again', async () => {
    const ann = pages.enter(0);
    pages.room.hasStreams = false;
    pages.room.fate = (path) => (makesMoves(path) ? 'answerIsLost' : 'isLost');
    await settle();
    type(ann, 'C');
    await settle(100);
    pages.leave(ann);
    expect(localStorage.getItem('monster-room:seat-0')).toContain('-0C');
    pages.enter(0);
    expect(localStorage.getItem('monster-room:seat-0')).toBeNull();
  });

  it('keeps the letters of two tabs of one person', async () => {
    const [one, two] = [pages.enter(0), pages.enter(0)];
    await settle();
    pages.room.fate = () => 'isLost';
    type(one, 'C');
    two.store.dispatch({ type: 'selectCell', cell: 6 });
    type(two, 'B');
    await settle(100);
    pages.leave(one);
    pages.leave(two);
    pages.room.fate = () => 'arrives';
    pages.enter(0);
    await settle(60_000);
    expect(pages.room.list.map(({ what }) => what).toSorted()).toEqual(['-0C', '-6B']);
  });

  it('is told when its letter was overtaken', async () => {
    const [ann, bob] = [pages.enter(0), pages.enter(1)];
    await settle();
    const events = eventsOf(ann);
    pages.room.fate = (path) => (path.includes('seat-0') ? 'isLost' : 'arrives');
    pages.room.cut('seat-0');
    type(ann, 'X');
    type(bob, 'C');
    await settle(100);
    pages.room.fate = () => 'arrives';
    await settle(60_000);
    expect(lettersIn(ann)).toBe('C........');
    expect(events).toContainEqual({ type: 'overtaken', cell: 0, by: 1 });
  });

  it('hears of reactions, and only of new ones', async () => {
    const bob = pages.enter(1);
    bob.react('wow');
    await settle();
    const ann = pages.enter(0);
    const events = eventsOf(ann);
    await settle();
    bob.react('clap');
    await settle();
    expect(events).toEqual([{ type: 'reaction', seat: 1, reaction: 'clap' }]);
  });

  it('hears who comes and goes', async () => {
    const ann = pages.enter(0);
    await settle();
    const events = eventsOf(ann);
    const bob = { seat: 1, name: 'Bob', isHere: true, at: { cell: 3, direction: 'down' } as const };
    pages.room.meet({ members: [bob] });
    expect(ann.places.get().get(1)).toEqual({ cell: 3, direction: 'down' });
    pages.room.meet({ members: [{ ...bob, isHere: false }] });
    pages.room.meet({ version: 1, members: [bob] });
    expect(events).toEqual([
      { type: 'came', seat: 1 },
      { type: 'left', seat: 1 },
    ]);
    expect(ann.places.get().size).toBe(0);
  });

  it('gives up a letter that the server refuses, and says why', async () => {
    const ann = pages.enter(0);
    await settle();
    const events = eventsOf(ann);
    pages.room.status = 409;
    type(ann, 'C');
    await settle();
    expect(lettersIn(ann)).toBe('.........');
    expect(events).toEqual([{ type: 'refused', message: 'No' }]);
  });

  it('waits and sends again when it was too fast for the server', async () => {
    const ann = pages.enter(0);
    await settle();
    pages.room.status = 429;
    type(ann, 'C');
    await settle(100);
    pages.room.status = 200;
    await settle(60_000);
    expect(pages.room.list).toHaveLength(1);
  });

  it('ends when the player is removed', async () => {
    const ann = pages.enter(0);
    await settle();
    const events = eventsOf(ann);
    pages.room.status = 403;
    type(ann, 'C');
    await settle(60_000);
    expect(events).toEqual([{ type: 'ended', reason: 'removed', message: 'No' }]);
    expect(pages.room.requests.filter(makesMoves)).toHaveLength(1);
  });
});

/** Writes letters as somebody else, one per second. */
function fill(count: number): void {
  const moves = ['-0C', '-1A', '-2T', '|3A', '|5O', '-6B', '-7E', '-8E'];
  for (const [index, what] of moves.slice(0, count).entries()) {
    pages.room.nowMs = index * 1000;
    pages.room.add(1, { id: `m${index}`, seen: index, what });
  }
}

describe('the end', () => {
  it('is told to all once the server knows of it, with the time of the room', async () => {
    const [ann, bob] = [pages.enter(0), pages.enter(1)];
    await settle();
    const ends: string[] = [];
    for (const session of [ann, bob])
      session.hearGame((news) => {
        if (news.type === 'solved') ends.push(`${news.by} ${news.game.clock.playedMs}`);
      });
    fill(7);
    pages.room.nowMs = 9_000;
    ann.store.dispatch({ type: 'selectCell', cell: 8 });
    type(ann, 'E');
    expect([ann.store.getState().phase, ends]).toEqual(['complete', []]);
    await settle();
    expect(ends).toEqual(['player 9000', 'player 9000']);
  });

  it('is told as an old one to a page that is opened later', async () => {
    fill(8);
    const ends: string[] = [];
    pages.enter(0).hearGame((news) => {
      if (news.type === 'solved') ends.push(`${news.by} ${news.game.clock.playedMs}`);
    });
    await settle();
    expect(ends).toEqual(['save 7000']);
  });
});
