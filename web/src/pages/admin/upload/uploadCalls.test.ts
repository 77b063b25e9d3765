import { afterEach, expect, test, vi } from 'vitest';
import { currentSession } from '../adminSession.ts';
import { sendFiles } from './uploadCalls.ts';

const files = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')];
const empty = { puzzles: [], errors: [] };

function answer(status: number, body: unknown, statusText = '') {
  const network = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status, statusText }));
  vi.stubGlobal('fetch', network);
  return network;
}

afterEach(() => vi.unstubAllGlobals());

test('one file goes to the call for one, several to the call for many', async () => {
  const network = answer(200, empty);
  await sendFiles(files.slice(0, 1));
  await sendFiles(files);
  const requests = network.mock.calls.map(([path, init]) => [
    path,
    init?.body instanceof FormData && [...init.body.keys()],
  ]);
  expect(requests).toEqual([
    ['/admin/api/puzzles/upload', ['puzzleFile']],
    ['/admin/api/puzzles/bulk-upload', ['puzzleFiles', 'puzzleFiles']],
  ]);
});

test('a refusal that tells of the files is both an answer and a failure', async () => {
  answer(400, { message: 'a.csv: Bad.', ...empty }, 'Bad Request');
  expect(await sendFiles(files)).toEqual({ reply: empty, failure: 'Upload failed: Bad Request' });
});

test('any other failure is told by its status text, or where HTTP has none, by the words of the server', async () => {
  answer(502, 'gone', 'Bad Gateway');
  await expect(sendFiles(files)).rejects.toThrow('Upload failed: Bad Gateway');
  answer(413, { message: 'Too much.' });
  await expect(sendFiles(files)).rejects.toThrow('Upload failed: Too much.');
  answer(500, 'oops');
  await expect(sendFiles(files)).rejects.toThrow('Upload failed: 500');
});

test('a lost session ends it here as well', async () => {
  answer(401, { message: 'Please log in as admin.' }, 'Unauthorized');
  await expect(sendFiles(files)).rejects.toThrow('401');
  expect(currentSession()).toMatchObject({
    state: 'ended',
    reason: expect.stringContaining('has ended') as string,
  });
});
