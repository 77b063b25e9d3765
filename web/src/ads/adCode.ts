// All ad code except the places, loaded late and as one file. A site without ads never loads it.
export { RewardFlow } from './RewardFlow.tsx';
export { startBanner } from './startBanner.ts';
