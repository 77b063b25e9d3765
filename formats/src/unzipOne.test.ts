import { createRandom, MAX_FILE_BYTES } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { readPuzzleFile } from './readPuzzleFile.ts';
import { mutateFile } from './testing/readMutated.ts';
import { sampleContent, sampleFiles, sampleMetadata } from './testing/samples.ts';
import { zip } from './testing/zip.ts';
import { encodeUtf8 } from './decodeUtf8.ts';

const jpz = sampleFiles.find(({ name }) => name.endsWith('.jpz')) ?? { name: '', bytes: new Uint8Array() };
const entry = { name: 'puzzle.xml', bytes: jpz.bytes };
const read = (bytes: Uint8Array) => readPuzzleFile(jpz.name, bytes);
const errors = (bytes: Uint8Array): string[] => read(bytes).errors.map(({ message }) => message);

const damaged = 'The ZIP archive is damaged. Zip the file again, or upload it without zipping it.';
const tooLarge = 'The file in the ZIP archive is larger than 256 KiB.';

describe('a zipped .jpz', () => {
  it.each([
    ['deflated', zip([entry])],
    ['stored', zip([{ ...entry, method: 0 }])],
    ['written in one go, its sizes after the data', zip([{ ...entry, flags: 8 }])],
    ['followed by a comment', zip([entry], 'Made by hand')],
    ['named like a way out of a folder', zip([{ ...entry, name: '../../etc/passwd' }])],
  ])('is read when it is %s', (_how, bytes) => {
    expect(read(bytes)).toMatchObject({ puzzle: sampleContent, metadata: sampleMetadata, errors: [] });
  });

  it.each([
    ['cut short', zip([entry]).slice(0, 400), damaged],
    ['another file inside than its checksum says', zip([{ ...entry, sum: 1 }]), damaged],
    ['of another size than it says', zip([{ ...entry, size: 5 }]), damaged],
    ['not deflated, though it says so', zip([entry]).fill(0xff, 45, 80), damaged],
    [
      'locked',
      zip([{ ...entry, flags: 1 }]),
      'The ZIP archive has a password. Unzip it and upload the file that is inside.',
    ],
    [
      'packed in another way',
      zip([{ ...entry, method: 12 }]),
      'The ZIP archive is packed in an unusual way. Unzip it and upload the file that is inside.',
    ],
    [
      'an archive of two files',
      zip([entry, { ...entry, name: 'b.xml' }]),
      'The ZIP archive has 2 files; a zipped .jpz has one. Unzip it and upload the puzzle.',
    ],
    ['large inside', zip([{ ...entry, bytes: new Uint8Array(MAX_FILE_BYTES + 1) }]), tooLarge],
    ['a bomb', zip([{ ...entry, bytes: new Uint8Array(64 * MAX_FILE_BYTES), size: 100 }]), tooLarge],
    [
      'no puzzle inside',
      zip([{ ...entry, bytes: encodeUtf8('Hello') }]),
      'This is not a .jpz file: it is not plain XML.',
    ],
  ])('is refused when it is %s', (_how, bytes, message) => {
    expect(errors(bytes)).toEqual([message]);
  });

  it('is refused in the large kind, whose numbers are elsewhere', () => {
    const bytes = zip([entry]);
    bytes.fill(0xff, bytes.length - 6, bytes.length - 2);
    expect(errors(bytes)).toEqual([
      'The ZIP archive is of the large kind (Zip64). Unzip it and upload the file that is inside.',
    ]);
  });

  it('is refused when it is broken anywhere, or still the same puzzle', () => {
    const bytes = zip([entry]);
    const readings = Array.from({ length: 300 }, (_, seed) => read(mutateFile(bytes, createRandom(seed))));
    const accepted = readings.filter(({ errors: { length } }) => length === 0);
    expect(accepted.length).toBeLessThan(readings.length);
    for (const { puzzle } of accepted) expect(puzzle).toEqual(sampleContent);
  });
});
