import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openWorkshop, parsePatterns, parseWordList, readBank } from '@monster/construct';
import { rootDir } from '../paths.ts';
import { answerJobs } from './answerJobs.ts';

// The word list is large: it is read on this thread, where nobody else waits, and only when someone makes a puzzle.
const contentDir = path.join(rootDir, 'content');
const read = (name: string): string => readFileSync(path.join(contentDir, name), 'utf8');
const { sizes, make, refill, rate } = openWorkshop({
  ...readBank(contentDir),
  words: parseWordList(read('words/words.txt')),
  patterns: parsePatterns(read('patterns.txt')),
});

const work = { sizes, make, refill, rate };
export type ConstructWork = typeof work;

answerJobs(work);
