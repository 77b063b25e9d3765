import {
  constructedGrid,
  constructSizes,
  makeGridBody,
  rateGridBody,
  refillGridBody,
  saveConstructedBody,
  savedConstructed,
} from './construct.ts';
import type { RouteContract } from './routeContract.ts';
import { replacementFailure } from './uploads.ts';

/** Enough for the longest clues of a large grid. */
const puzzleLimit = 128 * 1024;

/** The calls of the 'Make a puzzle' page; all of them need a session. */
export const constructRoutes = {
  listConstructSizes: {
    method: 'GET',
    url: '/admin/api/construct/sizes',
    summary: 'The sizes in which a puzzle can be made',
    reply: constructSizes,
  },
  makeGrid: {
    method: 'POST',
    url: '/admin/api/construct/make',
    summary: 'Fills a new grid; 422 if no fill is found',
    body: makeGridBody,
    reply: constructedGrid,
  },
  refillGrid: {
    method: 'POST',
    url: '/admin/api/construct/refill',
    summary: 'Fills a grid around its letters; 422 if nothing fits',
    changesNothing: true,
    body: refillGridBody,
    reply: constructedGrid,
  },
  rateGrid: {
    method: 'POST',
    url: '/admin/api/construct/rate',
    summary: 'The quality of a filled grid and clues for its words',
    changesNothing: true,
    body: rateGridBody,
    reply: constructedGrid,
  },
  saveConstructed: {
    method: 'POST',
    url: '/admin/api/construct/save',
    summary:
      'Stores a puzzle under the same rules as an upload; 409 if it would replace another without agreement',
    body: saveConstructedBody,
    bodyLimit: puzzleLimit,
    reply: savedConstructed,
    failure: replacementFailure,
  },
} as const satisfies Record<string, RouteContract>;
