export { randomMetadata, randomPuzzle } from './randomPuzzle.ts';
export { sampleContent, sampleFiles, sampleMetadata } from './samples.ts';
