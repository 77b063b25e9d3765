/** What a solve needs once it is done. It is loaded then, a second before the dialog opens. */
export { keepBest } from '../../race/bestSolve.ts';
export { RaceLinkList } from './RaceLinkList.tsx';
export { SolveOffers } from './SolveOffers.tsx';
