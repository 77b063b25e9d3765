import type { Metadata } from '@monster/engine';
import { createRandom, formatFileName } from '@monster/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PuzzleContent } from './puzzleFile.ts';
import { readPuzzleFile } from './readPuzzleFile.ts';
import { randomMetadata, randomPuzzle } from './testing/randomPuzzle.ts';
import { readMutated } from './testing/readMutated.ts';
import { sampleContent, sampleFiles, sampleMetadata } from './testing/samples.ts';
import { encodeUtf8 } from './decodeUtf8.ts';
import { writeCsv } from './writeCsv.ts';
import { writeIpuz } from './writeIpuz.ts';
import { writePuz } from './writePuz.ts';

const viaCsv = (puzzle: PuzzleContent, metadata: Metadata) =>
  readPuzzleFile(formatFileName(metadata, 'csv'), encodeUtf8(writeCsv(puzzle)));

function contentOf(name: string, bytes: Uint8Array): PuzzleContent {
  const { puzzle, errors } = readPuzzleFile(name, bytes);
  if (puzzle === null) throw new Error(errors.map(({ message }) => message).join(' '));
  return puzzle;
}

describe('any puzzle', () => {
  it('survives CSV, with its metadata in the name', () => {
    fc.assert(
      fc.property(randomPuzzle, randomMetadata, (puzzle, metadata) => {
        expect(viaCsv(puzzle, metadata)).toMatchObject({ puzzle, metadata, errors: [] });
      }),
      { numRuns: 100 },
    );
  });

  it('survives .puz to CSV to .puz, where shading becomes circles', () => {
    fc.assert(
      fc.property(randomPuzzle, randomMetadata, (puzzle, metadata) => {
        const file = writePuz(puzzle, metadata);
        const reading = readPuzzleFile('in.puz', file);
        const { circled, shaded, ...rest } = puzzle;
        const asCircles = circled ?? shaded;
        expect(reading.puzzle).toEqual({ ...rest, ...(asCircles !== undefined && { circled: asCircles }) });
        expect(reading).toMatchObject({
          metadata: { title: metadata.title, author: metadata.author },
        });
        const again = viaCsv(contentOf('in.puz', file), metadata).puzzle ?? puzzle;
        expect(writePuz(again, metadata)).toEqual(file);
      }),
      { numRuns: 60 },
    );
  });

  it('survives .ipuz to CSV to .ipuz, with its metadata', () => {
    fc.assert(
      fc.property(randomPuzzle, randomMetadata, (puzzle, metadata) => {
        const file = writeIpuz(puzzle, metadata);
        expect(readPuzzleFile('in.ipuz', encodeUtf8(file))).toMatchObject({ puzzle, metadata, errors: [] });
        const again = viaCsv(contentOf('in.ipuz', encodeUtf8(file)), metadata).puzzle;
        expect(again && writeIpuz(again, metadata)).toBe(file);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the sample', () => {
  it.each(sampleFiles.map((file) => [file.name.split('.').at(-1), file] as const))(
    'is the same puzzle in .%s',
    (_format, { name, bytes }) => {
      expect(readPuzzleFile(name, bytes)).toMatchObject({
        puzzle: sampleContent,
        metadata: sampleMetadata,
        errors: [],
      });
    },
  );
});

describe('a broken file', () => {
  it.each(sampleFiles.map((file) => [file.name.split('.').at(-1), file] as const))(
    'in .%s is refused, or is another valid puzzle',
    (_format, file) => {
      const outcomes = new Set<string>();
      for (let seed = 0; seed < 300; seed += 1) outcomes.add(readMutated(file, createRandom(seed)));
      expect(outcomes).toContain('refused');
    },
  );
});
