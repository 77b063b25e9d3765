import { expect, test } from 'vitest';
import { uploadToast } from './uploadToast.ts';

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
    'a failure half way',
    30,
    { sent: 30, stored: 10, failure: 'Failed to fetch' },
    'Upload Failed',
    'Failed to fetch',
  ],
  ['nobody knows what', 1, { ...result, stored: 0 }, 'Upload Failed', 'Unknown error occurred'],
  [
    'only wrong files',
    2,
    { ...result, sent: 0, stored: 0 },
    'Upload Failed',
    'No file is ready yet. See below what is wrong with each.',
  ],
])('of an upload of %s it says what became of it', (_what, fileCount, sendResult, title, description) => {
  expect(uploadToast(fileCount, sendResult)).toMatchObject({ title, description });
});
