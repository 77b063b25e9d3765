import { afterEach, expect, test, vi } from 'vitest';
import { adminSession } from '../../../admin/adminSession.ts';
import { sendFiles, uploadToast } from './useUploads.ts';

const files = ['a', 'b'].map((name) => ({ file: new File([name], `${name}.csv`), details: {} }));
const empty = { puzzles: [], errors: [] };

function answer(status: number, body: unknown, statusText = '') {
  const network = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status, statusText }));
  vi.stubGlobal('fetch', network);
  return network;
}

afterEach(() => vi.unstubAllGlobals());

test('one file is sent with the single upload, several with the bulk upload', async () => {
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

test('what the form says about a file comes right before it', async () => {
  const network = answer(200, empty);
  const replaces = [{ id: '05-2-0001', version: 'v' }];
  await sendFiles(files.map((each, index) => (index === 1 ? { ...each, details: { replaces } } : each)));
  const body = network.mock.calls[0]?.[1]?.body;
  expect(body instanceof FormData && [...body.keys()]).toEqual(['puzzleFiles', 'details', 'puzzleFiles']);
  expect(body instanceof FormData && body.get('details')).toBe(JSON.stringify({ replaces }));
});

test('a refusal that reports on the files is both an answer and a failure', async () => {
  answer(400, { message: 'a.csv: Bad.', ...empty }, 'Bad Request');
  expect(await sendFiles(files)).toEqual({ reply: empty, failure: 'Upload failed: Bad Request' });
});

test("any other failure is described by its status text or, if HTTP sends none, by the server's message", async () => {
  answer(502, 'gone', 'Bad Gateway');
  await expect(sendFiles(files)).rejects.toThrow('Upload failed: Bad Gateway');
  answer(413, { message: 'Too much.' });
  await expect(sendFiles(files)).rejects.toThrow('Upload failed: Too much.');
  answer(500, 'oops');
  await expect(sendFiles(files)).rejects.toThrow(
    'Upload failed: The server had a problem. Please try again.',
  );
});

test('a session that the server no longer knows ends here as well', async () => {
  answer(401, { message: 'Please log in as admin.' }, 'Unauthorized');
  await expect(sendFiles(files)).rejects.toThrow('Upload failed: Unauthorized');
  expect(adminSession.get()).toMatchObject({
    state: 'ended',
    reason: expect.stringContaining('has ended') as string,
  });
});

const result = { sent: 1, stored: 1, failure: null };

test.each([
  [
    'no file at all',
    0,
    { ...result, sent: 0, stored: 0 },
    'No Files Selected',
    'Please select at least one CSV file to upload',
  ],
  ['one file', 1, result, 'Upload Successful', 'Puzzle was successfully uploaded'],
  [
    'three files',
    3,
    { ...result, sent: 3, stored: 3 },
    'Upload Successful',
    'Processed 3 puzzles successfully',
  ],
  [
    'two of three',
    3,
    { ...result, sent: 2, stored: 2 },
    'Upload Successful',
    'Processed 2 puzzles successfully',
  ],
  [
    'a refusal',
    1,
    { sent: 1, stored: 0, failure: 'Upload failed: Bad Request' },
    'Upload Failed',
    'Upload failed: Bad Request',
  ],
  [
    'a failure halfway',
    30,
    { sent: 30, stored: 10, failure: 'Failed to fetch' },
    'Upload Failed',
    'Failed to fetch',
  ],
  ['an unknown failure', 1, { ...result, stored: 0 }, 'Upload Failed', 'Unknown error occurred'],
  [
    'only invalid files',
    2,
    { ...result, sent: 0, stored: 0 },
    'Upload Failed',
    'No file is ready yet. See below for what each needs.',
  ],
])('the toast for %s says what happened', (_case, fileCount, sendResult, title, description) => {
  expect(uploadToast(fileCount, sendResult)).toMatchObject({ title, description });
});
