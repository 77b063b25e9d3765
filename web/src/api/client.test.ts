import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, send } from './client.ts';
import { reorderPuzzles, searchAllPuzzles } from './desk/adminCalls.ts';
import { getLeaderboard, listCompletions } from './player/playerCalls.ts';
import { getPuzzle, listPuzzles } from './puzzleCalls.ts';

describe('a call fills in its request', () => {
  it('with parameters that cannot leave their place in the path', () => {
    expect(getPuzzle({ params: { id: '03-1-0001' } }).path).toBe('/api/puzzles/03-1-0001');
    expect(getPuzzle({ params: { id: '../a?b#c' } }).path).toBe('/api/puzzles/..%2Fa%3Fb%23c');
  });

  it('with a query only where there is something to ask', () => {
    expect(listPuzzles().path).toBe('/api/puzzles');
    expect(getLeaderboard({ query: {} }).path).toBe('/api/leaderboard');
    expect(searchAllPuzzles({ query: { search: 'a b&c', page: 2 } }).path).toBe(
      '/admin/api/puzzles?search=a+b%26c&page=2',
    );
  });

  it('with a body as JSON', () => {
    expect(reorderPuzzles({ body: { orderedIds: ['a', 'b'] } })).toMatchObject({
      method: 'POST',
      body: '{"orderedIds":["a","b"]}',
    });
  });
});

describe('an answer', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answer = (status: number, body: string) =>
    vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const request = listCompletions({ params: { uid: 'a'.repeat(64) } });

  it('is returned when it is what the contract promises, whatever else it contains', async () => {
    answer(200, '{"completedPuzzles":[{"puzzleId":"a","when":1}],"more":true}');
    expect(await send(request)).toMatchObject({ completedPuzzles: [{ puzzleId: 'a' }] });
  });

  it.each([
    '{}',
    '"x"',
    '[null]',
    'null',
    '5',
    '',
    '<html>',
    '{"completedPuzzles":5}',
    '{"completedPuzzles":[null]}',
    '{"completedPuzzles":[{"puzzleId":5}]}',
    '{"exists":true}',
  ])('of %j is a failed call', async (body) => {
    answer(200, body);
    await expect(send(request)).rejects.toThrow(ApiError);
  });

  it("of a failure says 'status: body', and carries the server's words and field", async () => {
    answer(400, '{"message":"is too long","field":"title"}');
    const error: unknown = await send(request).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 400, reason: 'is too long', field: 'title' });
    expect(String(error)).toContain('400: {"message":"is too long","field":"title"}');
  });
});
