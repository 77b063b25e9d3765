export { randomMetadata, randomPuzzle } from './randomPuzzle.ts';
export { sampleContent, sampleFiles, sampleMetadata } from './samples.ts';
export { zip } from './zip.ts';
