/** Loads what a solve needs once it is done. One function for all who need it: each import has a list of files in it. */
export const loadAfterSolve = () => import('./popups/afterSolve.ts');
