import type { OwnSolve, PlayerData } from '@monster/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { createGate, refuse, standInServer } from '../../testing/standInServer.ts';
import { YourData } from './YourData.tsx';

const moment = Date.parse('2026-11-17T12:00:00Z');

const player: PlayerData = {
  player: { name: 'Ann', isTyped: true, isHidden: false, changedAt: moment },
  solves: 2,
  groups: [{ group: 'The Solvers', key: 'k', name: 'Annie', joinedAt: moment, reactions: 1 }],
  removals: 1,
  rooms: [
    { puzzleId: 'p', title: 'Cats', seat: 0, isRemoved: false, seenAt: moment, moves: 12 },
    { puzzleId: 'gone', title: '', seat: 1, isRemoved: true, seenAt: moment, moves: 1 },
  ],
  roomsTotal: 102,
  reminders: [
    { minute: 510, timeZone: 'Europe/Vienna', sentOn: '2026-11-16', solvedOn: null, seenAt: moment },
  ],
  levels: [{ level: 1, score: 70, reachedAt: moment }],
  leaderboard: [
    {
      maskedEmail: 'a•••@x.org',
      uid: 'f'.repeat(64),
      name: 'Ann',
      isNameHidden: false,
      totalScore: 70,
      verifiedTotal: null,
      submittedAt: moment,
    },
  ],
};

const solveOf = (solveId: string, changes: Partial<OwnSolve> = {}): OwnSolve => ({
  solveId,
  puzzleId: 'p',
  title: 'Cats',
  startedAt: moment,
  finishedAt: moment,
  playedMs: 65_000,
  timerMinutes: 0,
  score: 0,
  hints: 0,
  checks: 0,
  reveals: 0,
  doubt: null,
  hasLog: true,
  isKept: false,
  ...changes,
});

let server: ReturnType<typeof standInServer>;

beforeEach(() => {
  sessionStorage.clear();
  server = standInServer();
  server.answer('GET /api/player/data', () => ({ data: null }));
  server.answer('GET /api/player/solves', () => ({ solves: [], next: null }));
});

const row = (title: string) => screen.getByRole('group').filter({ hasText: new RegExp(`^${title} `, 'u') });

/** Opens a row and returns its text. */
async function textIn(title: string): Promise<string> {
  const found = row(title).first();
  await found.getByText(title).first().click();
  await expect.element(found.getByText('How long:')).toBeVisible();
  return found.element().textContent ?? '';
}

describe('on this device', () => {
  test('each kind is told in words and counted, with games and their clocks as one', async () => {
    const solve = {
      title: 'Cats',
      date: '',
      solvedAt: '2026-11-17T12:00:00Z',
      timeMs: 65_000,
      isGolden: true,
      word: 'CAT',
    };
    localStorage.setItem(
      'monster-completions',
      JSON.stringify([{ puzzleId: 'p', uid: null, solve: { ...solve, together: ['Bob'] } }]),
    );
    localStorage.setItem('monster-game:p', JSON.stringify({ letters: 'AB..', clock: { playedMs: 1_000 } }));
    localStorage.setItem('monster-game:p:clock', JSON.stringify({ playedMs: 7_000 }));
    localStorage.setItem('monster-game:q:timed', '{damaged');
    localStorage.setItem('monster-new', '[1,2]');
    mount(<YourData />);
    expect(await textIn('Lair')).toMatch(
      /1 solved puzzle.*Cats.*2026.*1:05, without help, together with Bob/u,
    );
    const games = await textIn('Games');
    expect(games).toMatch(/2 games/u);
    expect(games).toContain('Cats 2 letters, 0:07 played');
    expect(games).toContain('q, with a countdown 0:00 played');
    expect(await textIn('Something else')).toContain('new 2 items');
  });

  test('a game is deleted alone, with its clock and its ticket, after a question', async () => {
    for (const key of ['p', 'p:clock', 'p:ticket', 'p:timed'])
      localStorage.setItem(`monster-game:${key}`, '{}');
    mount(<YourData />);
    await textIn('Games');
    await screen.getByRole('button', { name: 'Delete p', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Delete “p” on this device?' });
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(Object.keys(localStorage)).toHaveLength(4);
    await screen.getByRole('button', { name: 'Delete p', exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('Deleted: p.')).toBeVisible();
    expect(Object.keys(localStorage)).toEqual(['monster-game:p:timed']);
  });

  test('the statistics are deleted alone, and the page shows the new truth', async () => {
    const result = {
      date: '2026-11-17',
      begunOn: '2026-11-17',
      outcome: 'solved',
      timeMs: 60_000,
      hintsUsed: 2,
    };
    localStorage.setItem('monster-daily-results', JSON.stringify({ p: result }));
    localStorage.setItem('monster-fonts', 'true');
    mount(<YourData />);
    expect(await textIn('Statistics')).toContain('Nov 17, 2026 solved, 1:00, 2 hints');
    await screen.getByRole('button', { name: 'Delete all of “Statistics” here' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('Deleted: Statistics.')).toBeVisible();
    expect(row('Statistics').query()).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['monster-fonts']);
  });
});

describe('on our server', () => {
  test('everything is told in words, page by page', async () => {
    server.answer('GET /api/player/data', () => ({ data: player }));
    server.answer('GET /api/player/solves', ({ query }) =>
      query.get('after') === 'p/1'
        ? { solves: [solveOf('2', { doubt: 'again', hasLog: false, hints: 1, title: null })], next: null }
        : { solves: [solveOf('1')], next: 'p/1' },
    );
    mount(<YourData />);
    const solves = await textIn('Solves');
    expect(solves).toMatch(/2 solves/u);
    expect(solves).toMatch(/Cats.*1:05, ranked, with the record of the game/u);
    expect(solves).toMatch(/1 hint, not ranked: only the first time.*without a record of the game/u);
    expect(await textIn('Your name')).toContain('Ann');
    expect(await textIn('Groups')).toMatch(
      /The Solvers you are Annie there.*1 reaction.*removed from 1, so/u,
    );
    expect(await textIn('Rooms')).toMatch(
      /Cats.*12 moves of yours.*gone.*you were removed.*before these 100/u,
    );
    expect(await textIn('Levels')).toContain('Level 1 70 points');
    expect(await textIn('Leaderboard')).toMatch(/Ann a•••@x\.org, 70 points, not public/u);
  });

  test('completions of uids that this browser knows are shown', async () => {
    const uid = 'ab'.repeat(32);
    localStorage.setItem('monster-completions', JSON.stringify([{ puzzleId: 'p', uid }]));
    server.answer('GET /api/puzzle-completions/:uid', ({ id }) => ({
      completedPuzzles: id === uid ? [{ puzzleId: 'p' }, { puzzleId: 'q' }] : [],
    }));
    mount(<YourData />);
    expect(await textIn('Puzzles completed under a uid')).toMatch(/2 puzzles.*q uid abababab…/u);
  });

  test('what the server knows is deleted alone, and what is shown follows', async () => {
    let data: PlayerData | null = player;
    server.answer('GET /api/player/data', () => ({ data }));
    server.answer('DELETE /api/player', () => {
      data = null;
      return { success: true };
    });
    mount(<YourData />);
    await expect.element(row('Your name').first()).toBeVisible();
    await screen.getByRole('button', { name: 'Delete what the server knows of me' }).click();
    await screen.getByRole('button', { name: 'Delete all of it' }).click();
    await expect.element(screen.getByText('Done. The server knows nothing of you any more.')).toBeVisible();
    await expect.element(screen.getByText(/no cookie of ours/u)).toBeVisible();
    expect(row('Your name').query()).toBeNull();
  });
});

describe('deleting everything', () => {
  async function ask() {
    await screen.getByRole('button', { name: 'Delete everything' }).click();
    return screen.getByRole('dialog', { name: 'Delete everything?' });
  }

  test('changes nothing here while the server has not done its part', async () => {
    localStorage.setItem('monster-game:p', '{}');
    const gate = createGate();
    server.answer('DELETE /api/player', async () => {
      await gate.opened;
      return refuse(503, { message: 'The database is away.' });
    });
    mount(<YourData />);
    const dialog = await ask();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect.element(dialog.getByText(/stays refused/u)).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    expect(localStorage.getItem('monster-game:p')).toBe('{}');
    expect(dialog.getByRole('button', { name: /only/u }).query()).toBeNull();
    gate.open();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(/^The database is away\. Nothing was deleted\./u);
    await expect.element(dialog.getByRole('button', { name: /only what is on this device/u })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(localStorage.getItem('monster-game:p')).toBe('{}');
  });

  test('says that a refusal stays, if there is one', async () => {
    localStorage.setItem('monster-consent', '{"answer":"rejected"}');
    mount(<YourData />);
    const dialog = await ask();
    await expect.element(dialog.getByText(/stays refused/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

test('the file has logs, both sides, and nothing of an email address', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  localStorage.setItem('monster-theme', 'dark');
  server.answer('GET /api/player/data', () => ({ data: player }));
  server.answer('GET /api/player/solves', ({ query }) => ({
    solves: [solveOf('1', query.get('logs') === 'true' ? { log: 'c0 A' } : {})],
    next: null,
  }));
  mount(<YourData />);
  await screen.getByRole('button', { name: 'Download everything' }).click();
  await expect.element(screen.getByText(/^Saved as monster-crossword-/u)).toBeVisible();
  const text = (await blobs[0]?.text()) ?? '';
  expect(JSON.parse(text)).toMatchObject({
    version: 1,
    theme: 'dark',
    server: { player: { groups: [{ name: 'Annie' }] }, solves: [{ log: 'c0 A' }], completions: [] },
  });
  expect(text).not.toMatch(/x\.org|•/u);
});
