/** Loads the code of ads: late, and only where an ad is about to be shown. */
export const loadAdCode = () => import('../adCode.ts');
