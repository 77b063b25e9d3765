import { createRandom } from '@monster/engine';
import type { Random } from '@monster/engine';
import { describe, expect, it, vi } from 'vitest';
import { lettersIn, settle, type, standInRoomPages } from '../testing/roomPages.ts';
import { standInStorage } from '../testing/standInStorage.ts';
import type { RoomSession } from './roomSession.ts';

const pages = standInRoomPages();

describe('the connection of a page', () => {
  it('is live with a stream, asks where no stream gets through, and is offline without a network', async () => {
    const [ann, bob] = [pages.enter(0), pages.enter(1)];
    await settle();
    expect(ann.status.get()).toBe('live');
    pages.room.hasStreams = false;
    pages.room.cut('seat-0');
    await settle(100);
    expect(ann.status.get()).toBe('polling');
    type(bob, 'C');
    await settle(2_100);
    expect(lettersIn(ann)).toBe('C........');
    pages.room.fate = () => 'isLost';
    await settle(2_100);
    expect(ann.status.get()).toBe('offline');
    pages.room.fate = () => 'arrives';
    pages.room.hasStreams = true;
    // An attempt may just have begun that waits in vain, and the pause after it is the longest.
    await settle(80_000);
    expect(ann.status.get()).toBe('live');
  });

  it('is opened again when the stream falls silent', async () => {
    const ann = pages.enter(0);
    await settle();
    pages.room.streams.delete('seat-0');
    pages.room.add(1, { id: 'x', seen: 0, what: '-0C' });
    await settle(36_000);
    expect(lettersIn(ann)).toBe('C........');
    await settle(2_000);
    expect(ann.status.get()).toBe('live');
  });

  it('is opened at once when the network is back', async () => {
    const ann = pages.enter(0);
    pages.room.hasStreams = false;
    await settle(30_000);
    pages.room.hasStreams = true;
    pages.window.dispatchEvent(new Event('online'));
    await settle();
    expect(ann.status.get()).toBe('live');
  });

  it('asks for the list when moves are missing', async () => {
    const ann = pages.enter(0);
    await settle();
    const stream = pages.room.streams.get('seat-0');
    pages.room.streams.delete('seat-0');
    pages.room.add(1, { id: 'x', seen: 0, what: '-0C' });
    pages.room.add(1, { id: 'y', seen: 0, what: '-1A' });
    stream?.say('moves', { moves: pages.room.list.slice(1) });
    await settle();
    expect(lettersIn(ann)).toBe('CA.......');
  });
});

/** Types, walks, corrects, loses the network and reloads, at random. */
function happen(sessions: RoomSession[], index: number, random: Random): void {
  const session = sessions[index];
  if (session === undefined) return;
  const what = random();
  const cell = Math.floor(random() * 9);
  if (what < 0.5) type(session, 'CATOEBX'[Math.floor(random() * 7)] ?? 'X');
  else if (what < 0.7) session.store.dispatch({ type: 'selectCell', cell });
  else if (what < 0.8) session.store.dispatch({ type: random() < 0.5 ? 'undo' : 'backspace' });
  else if (what < 0.9) pages.room.cut(session.key);
  else {
    pages.leave(session);
    sessions[index] = pages.enter(index);
  }
}

describe('a network that loses requests, answers and streams', () => {
  it.each([1, 2, 3, 4])('costs no letter and leaves one grid for all (%i of 4)', async (part) => {
    for (let seed = part * 100; seed < part * 100 + 15; seed++) {
      const random = createRandom(seed);
      pages.room.list.length = 0;
      const sessions = [pages.enter(0), pages.enter(1), pages.enter(2)];
      pages.room.fate = () => {
        const chance = random();
        if (chance < 0.3) return 'isLost';
        return chance < 0.5 ? 'answerIsLost' : 'arrives';
      };
      for (let step = 0; step < 30; step++) {
        happen(sessions, Math.floor(random() * 3), random);
        await settle(Math.floor(random() * 3_000));
      }
      pages.room.fate = () => 'arrives';
      await settle(60_000);
      const [first, ...others] = sessions.map((session) => [
        lettersIn(session),
        session.waiting.get(),
        session.status.get(),
      ]);
      expect([seed, ...others]).toEqual([seed, first, first]);
      expect(first?.slice(1)).toEqual([0, 'live']);
      for (const session of sessions) pages.leave(session);
      vi.stubGlobal('localStorage', standInStorage());
    }
  });
});
