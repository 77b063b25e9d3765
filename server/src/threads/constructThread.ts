import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { openWorkshop, parsePatterns, parseWordList, readClues } from '@monster/construct';
import { rootDir } from '../paths.ts';
import type { Job } from './createFiller.ts';

// The word list is large: it is read on this thread, where nobody else waits, and only when someone makes a puzzle.
const contentDir = path.join(rootDir, 'content');
const read = (name: string): string => readFileSync(path.join(contentDir, name), 'utf8');
const workshop = openWorkshop({
  words: parseWordList(read('words/words.txt')),
  patterns: parsePatterns(read('patterns.txt')),
  clues: readClues(contentDir),
});

function work(job: Job): unknown {
  switch (job.task) {
    case 'sizes':
      return workshop.sizes();
    case 'make':
      return workshop.make(job.size, job.difficulty, job.seed);
    case 'refill':
      return workshop.refill(job.rows, job.difficulty, job.seed, job.avoid);
    case 'rate':
      return workshop.rate(job.rows, job.difficulty);
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.on('message', (job: Job) => parentPort?.postMessage(work(job)));
