import { readPuzzleFile } from '@monster/formats';
import { answerJobs } from './answerJobs.ts';

const work = { readPuzzleFile };
export type FilesWork = typeof work;

answerJobs(work);
