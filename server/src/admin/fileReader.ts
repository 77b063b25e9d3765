import { refused } from '@monster/formats';
import type { FileReading } from '@monster/formats';
import type { ReceivedFile } from '../http/receiveFiles.ts';
import { createThread } from '../threads/createThread.ts';
import type { FilesWork } from '../threads/filesThread.ts';

/** A real file takes a few milliseconds and megabytes. */
const usualLimits = { timeMs: 10_000, memoryMb: 128 };

/** Reads uploaded files on a thread of its own: no file keeps players waiting, whatever is in it. */
export interface FileReader {
  /** Refuses a file that reaches a limit. */
  readonly read: (file: ReceivedFile) => Promise<FileReading>;
  readonly stop: () => Promise<void>;
}

export function createFileReader(limits = usualLimits): FileReader {
  const thread = createThread<FilesWork>('filesThread', limits);
  return {
    read: async ({ name, bytes }) => {
      const reading = await thread.ask('readPuzzleFile', name, bytes);
      if (reading !== 'gave up') return reading;
      return { ...refused('The file takes too much time or memory to read.'), format: null };
    },
    stop: thread.stop,
  };
}
