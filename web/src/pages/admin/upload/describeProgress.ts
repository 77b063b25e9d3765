import type { Progress } from './uploadQueue.ts';

/** A size in the unit that suits it. */
function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Says how many of the files and bytes are done. */
export function describeProgress({ files, bytes, doneFiles, doneBytes }: Progress): string {
  const noun = files === 1 ? 'file' : 'files';
  return `${doneFiles} of ${files} ${noun}, ${sizeText(doneBytes)} of ${sizeText(bytes)}`;
}
