import { refused } from '@monster/formats';
import type { FileReading, Metadata } from '@monster/formats';
import type { ReceivedFile } from '../http/receiveFiles.ts';
import { createThread } from '../threads/createThread.ts';
import type { FilesWork } from '../threads/filesThread.ts';

/** A real file takes a few milliseconds and megabytes. */
const usualLimits = { timeMs: 10_000, memoryMb: 128 };

/** Reads uploaded files on a thread of its own: no file keeps players waiting, whatever is in it. */
export interface FileReader {
  /** Refuses a file that reaches a limit. Metadata that is given takes the place of the file's own. */
  readonly read: (file: Pick<ReceivedFile, 'name' | 'bytes'>, given?: Metadata) => Promise<FileReading>;
  readonly stop: () => Promise<void>;
}

export function createFileReader(limits = usualLimits): FileReader {
  const thread = createThread<FilesWork>('filesThread', limits);
  return {
    read: async ({ name, bytes }, given) => {
      const reading = await thread.ask('readPuzzleFile', name, bytes, given);
      if (reading !== 'gave up') return reading;
      return { ...refused('The file takes too much time or memory to read.'), format: null };
    },
    stop: thread.stop,
  };
}
