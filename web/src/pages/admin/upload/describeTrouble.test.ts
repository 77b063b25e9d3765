import { expect, test } from 'vitest';
import { ApiError } from '../../../api/client.ts';
import { describeProgress } from './describeProgress.ts';
import { describeTrouble } from './describeTrouble.ts';

test.each([
  ['no answer', new TypeError('Failed to fetch'), /^The server could not be reached\./u],
  [
    'an ended session',
    new ApiError(401, '{"message":"Please log in as admin."}'),
    /^Your session has ended\./u,
  ],
  ['a reason', new ApiError(503, '{"message":"The site is busy."}'), /^The site is busy\.$/u],
  ['an answer without a reason', new ApiError(500, 'x'), /^The server had a problem\./u],
  ['anything else', new Error(''), /^Unknown error occurred$/u],
])('a call that fails with %s is described in a sentence', (_what, error, sentence) => {
  expect(describeTrouble(error)).toMatch(sentence);
});

test('progress is told in files and in bytes', () => {
  const progress = { files: 200, bytes: 2_340_000, doneFiles: 40, doneBytes: 468_000 };
  expect(describeProgress(progress)).toBe('40 of 200 files, 468 KB of 2.3 MB');
  expect(describeProgress({ files: 1, bytes: 900, doneFiles: 0, doneBytes: 1 })).toBe(
    '0 of 1 file, 1 byte of 900 bytes',
  );
});
