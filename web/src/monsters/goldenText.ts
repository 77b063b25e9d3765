/** What makes a monster golden, in words. */
export const goldenText = 'Golden: no hints, no checks';
