import { z } from 'zod';
import {
  adminListPage,
  adminListQuery,
  calendar,
  calendarQuery,
  downloadQuery,
  featuredBody,
  loginBody,
  loginFailure,
  loginReply,
  puzzleChanges,
  reorderBody,
} from './admin.ts';
import { auditPage, auditQuery } from './audit.ts';
import { databaseComparisonReply, databaseStatusReply } from './databases.ts';
import { puzzle, puzzleId, puzzleListItem } from './puzzles.ts';
import type { RouteContract } from './routeContract.ts';
import { previewReply, uploadFailure, uploadReply } from './uploads.ts';

const params = z.object({ id: puzzleId });
const done = z.object({ success: z.boolean(), message: z.string() });
/** Enough for the ids of all puzzles. */
const idsLimit = 1024 * 1024;

/** The calls of the admin area and the database screen; those under `/admin/api` need a session. */
export const adminRoutes = {
  checkAdmin: {
    method: 'GET',
    url: '/admin/check',
    summary: 'Whether the caller has an admin session',
    reply: z.object({ isAdmin: z.boolean() }),
  },
  login: {
    method: 'POST',
    url: '/admin/login',
    summary:
      'Starts an admin session; 401 with success false for wrong credentials and, with needsCode, for a missing or wrong code of the second factor, 429 for too many tries',
    body: loginBody,
    reply: loginReply,
    failure: loginFailure,
  },
  logout: {
    method: 'POST',
    url: '/admin/logout',
    summary: 'Ends the session',
    reply: z.object({ success: z.boolean() }),
  },
  logoutEverywhere: {
    method: 'POST',
    url: '/admin/api/logout-everywhere',
    summary: 'Ends every session of the account, in all browsers',
    reply: z.object({ success: z.boolean() }),
  },
  listAudit: {
    method: 'GET',
    url: '/admin/api/audit',
    summary: 'One page of the audit trail, newest first: logins, logouts and changes',
    query: auditQuery,
    reply: auditPage,
  },
  uploadPuzzle: {
    method: 'POST',
    url: '/admin/api/puzzles/upload',
    summary:
      'Stores one puzzle file: multipart, field puzzleFile, with an optional field details (JSON) in front of it',
    fileField: 'puzzleFile',
    reply: uploadReply,
    failure: uploadFailure,
  },
  uploadPuzzles: {
    method: 'POST',
    url: '/admin/api/puzzles/bulk-upload',
    summary:
      'Stores puzzle files, each completely or not at all: multipart, repeated field puzzleFiles, each with an optional field details (JSON) in front of it',
    fileField: 'puzzleFiles',
    reply: uploadReply,
    failure: uploadFailure,
  },
  previewPuzzles: {
    method: 'POST',
    url: '/admin/api/puzzles/preview',
    summary: 'Shows what an upload would store, without storing it: multipart, repeated field puzzleFiles',
    changesNothing: true,
    fileField: 'puzzleFiles',
    reply: previewReply,
  },
  listAllPuzzles: {
    method: 'GET',
    url: '/admin/api/puzzles',
    summary: 'All puzzles in the admin order or, with any parameter, one page of a search',
    query: adminListQuery,
    reply: z.union([z.array(puzzleListItem), adminListPage]),
  },
  getAnyPuzzle: {
    method: 'GET',
    url: '/admin/api/puzzles/:id',
    summary: 'One puzzle with its grid and clues, published or not',
    params,
    reply: puzzle,
  },
  updatePuzzle: {
    method: 'PATCH',
    url: '/admin/api/puzzles/:id',
    summary: 'Changes title, author, difficulty or date; the id stays the same',
    params,
    body: puzzleChanges,
    reply: puzzleListItem,
  },
  deletePuzzle: {
    method: 'DELETE',
    url: '/admin/api/puzzles/:id',
    summary: 'Moves a puzzle to the trash, where it stays for 30 days; its id is never used again',
    params,
    reply: done,
  },
  downloadPuzzle: {
    method: 'GET',
    url: '/admin/api/puzzles/:id/download',
    summary: 'A puzzle as a file',
    params,
    query: downloadQuery,
    reply: z.unknown(),
  },
  saveFeatured: {
    method: 'POST',
    url: '/admin/api/puzzles/featured',
    summary:
      'Makes exactly these puzzles the featured ones, in this order; 409 if others than those before were featured meanwhile',
    body: featuredBody,
    bodyLimit: idsLimit,
    reply: done,
  },
  reorderPuzzles: {
    method: 'POST',
    url: '/admin/api/puzzles/reorder',
    summary: 'Puts these puzzles first, in this order; the others follow in their previous order',
    body: reorderBody,
    bodyLimit: idsLimit,
    reply: done,
  },
  getCalendar: {
    method: 'GET',
    url: '/admin/api/calendar',
    summary: 'The days of the daily series with their puzzles, and the first gap',
    query: calendarQuery,
    reply: calendar,
  },
  databaseStatus: {
    method: 'GET',
    url: '/api/database-manager/status',
    summary: 'Status and counts of the main and the external database',
    reply: databaseStatusReply,
  },
  databaseComparison: {
    method: 'GET',
    url: '/api/database-manager/comparison',
    summary: 'The puzzles of the main and the external database',
    reply: databaseComparisonReply,
  },
} as const satisfies Record<string, RouteContract>;
