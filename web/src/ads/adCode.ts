// All code of ads but their places, to be loaded late and as one file: a site without ads never loads it.
export { RewardFlow } from './RewardFlow.tsx';
export { startBanner } from './startBanner.ts';
