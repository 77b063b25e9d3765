import type { PuzzleListItem } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testSite } from '../testing/site.ts';

describeOnBoth('the public puzzles', (db) => {
  let now = Date.parse('2026-11-15T12:00:00Z');
  let site: FastifyInstance;
  beforeAll(async () => {
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'old', datePublished: '2026-11-01' }),
      samplePuzzle({ id: 'new', datePublished: '2026-11-15', featured: true }),
      samplePuzzle({ id: 'future', datePublished: '2026-11-16' }),
    );
    site = await testSite(db(), {}, () => now);
  });

  const ids = async (): Promise<string[]> => {
    const list = (await site.inject('/api/puzzles')).json<PuzzleListItem[]>();
    return list.map((item) => item.id);
  };

  it('are listed newest first, with the fields of a list item', async () => {
    const answer = await site.inject('/api/puzzles');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      {
        id: 'new',
        title: 'Sample new',
        author: 'Ann',
        difficulty: 1,
        size: 3,
        datePublished: '2026-11-15',
        featured: true,
        order: 2,
      },
      {
        id: 'old',
        title: 'Sample old',
        author: 'Ann',
        difficulty: 1,
        size: 3,
        datePublished: '2026-11-01',
        featured: false,
        order: 1,
      },
    ]);
  });

  it('are listed as featured ones only, on request', async () => {
    const answer = await site.inject('/api/puzzles?featured=true');
    expect(answer.json<PuzzleListItem[]>().map((item) => item.id)).toEqual(['new']);
  });

  it('are sent with their numbered grid and clues', async () => {
    const answer = await site.inject('/api/puzzles/old');
    expect(answer.json()).toMatchObject({
      id: 'old',
      author: 'Ann',
      difficulty: 1,
      datePublished: '2026-11-01',
      size: 3,
    });
    const { grid, acrossClues, downClues } = answer.json<{
      grid: unknown[][];
      acrossClues: unknown;
      downClues: unknown;
    }>();
    expect(grid[0]).toEqual([
      { isBlack: false, number: 1, answer: 'C' },
      { isBlack: false, number: 2, answer: 'A' },
      { isBlack: false, number: 3, answer: 'T' },
    ]);
    expect(acrossClues).toContainEqual({ number: 4, text: 'Gorilla, for one' });
    expect(downClues).toContainEqual({ number: 3, text: 'Short for Theodore' });
  });

  it.each(['future', 'nowhere'])('do not include %s: a 404 with a message', async (id) => {
    const answer = await site.inject(`/api/puzzles/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'There is no puzzle with this id.', field: 'id' });
  });

  it('appear at midnight UTC, and not a moment before', async () => {
    now = Date.parse('2026-11-15T23:59:59.999Z');
    expect(await ids()).not.toContain('future');
    now = Date.parse('2026-11-16T00:00:00Z');
    expect(await ids()).toContain('future');
    expect((await site.inject('/api/puzzles/future')).statusCode).toBe(200);
  });

  it('are not sent again to a caller that already has the list', async () => {
    const { etag } = (await site.inject('/api/puzzles')).headers;
    const again = await site.inject({ url: '/api/puzzles', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
