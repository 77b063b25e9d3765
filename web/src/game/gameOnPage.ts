import { createObservable } from '../lib/observable.ts';

/** Whether this page has a game and whether the player has started it; a game in progress must not be interrupted. */
export type GameOnPage = 'none' | 'untouched' | 'begun';

export const gameOnPage = createObservable<GameOnPage>('none');
