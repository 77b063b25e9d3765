import type {
  AdminListPage,
  AuditEntry,
  AuditPage,
  Calendar,
  CallFileField,
  CallName,
  CallReply,
  DatabasePuzzles,
  DatabaseStatus,
  ExternalStatus,
  FileDetails,
  FileFailure,
  FilePreview,
  PuzzleListItem,
  ReplacedPuzzle,
  StoredPuzzle,
} from '@monster/contract';
import {
  isDate,
  isBoolean,
  isNumber,
  isString,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
} from '../../lib/check.ts';
import { listedPuzzle } from './listedPuzzle.ts';
import { isClue } from '../puzzleCalls.ts';
import { extras, isStoredContent } from './puzzleExtras.ts';
import type { StoredContent } from './puzzleExtras.ts';
import { defineCall } from '../client.ts';
import type { ApiRequest } from '../client.ts';

/** Checks answers of calls that say whether they succeeded: anything but a success is a failure. */
const hasSucceeded = objectOf<{ success: true }>({ success: oneOf(true) });
interface Done {
  readonly success: true;
  readonly message: string;
}

const isDone = objectOf<Done>({ success: oneOf(true), message: isString });

export const checkAdmin = defineCall<'checkAdmin'>(
  'GET /admin/check',
  objectOf<CallReply<'checkAdmin'>>({ isAdmin: isBoolean }),
);
export const login = defineCall<'login'>(
  'POST /admin/login',
  objectOf<CallReply<'login'>>({ success: isBoolean, message: optional(isString) }),
);
export const logout = defineCall<'logout', { success: true }>('POST /admin/logout', hasSucceeded);
export const logoutEverywhere = defineCall<'logoutEverywhere', { success: true }>(
  'POST /admin/api/logout-everywhere',
  hasSucceeded,
);

export const listAudit = defineCall<'listAudit'>(
  'GET /admin/api/audit',
  objectOf<AuditPage>({
    entries: listOf(
      objectOf<AuditEntry>({
        id: isString,
        at: isNumber,
        kind: oneOf('login', 'failedLogin', 'logout', 'change'),
        call: isString,
        actor: orNull(isString),
        address: isString,
        subject: isString,
        outcome: oneOf('started', 'done', 'refused', 'failed', 'wrongCredentials', 'wrongCode'),
        times: isNumber,
      }),
    ),
    actors: listOf(isString),
    total: isNumber,
    page: isNumber,
    pageSize: isNumber,
  }),
);

export const isProblem = objectOf<FileFailure['problems'][number]>({
  message: isString,
  line: optional(isNumber),
  row: optional(isNumber),
  column: optional(isNumber),
  field: optional(oneOf('title', 'author', 'difficulty', 'datePublished')),
});

export const isReplacedPuzzle = objectOf<ReplacedPuzzle>({
  id: isString,
  title: isString,
  author: isString,
  datePublished: isString,
  isPublished: isBoolean,
  completions: isNumber,
  version: isString,
});

/** What happened to each file of an upload, whether or not the server refused the upload. */
export type UploadReply = Pick<CallReply<'uploadPuzzles'>, 'puzzles' | 'errors'>;

export const isUploadReply = objectOf<UploadReply>({
  puzzles: listOf(
    objectOf<StoredPuzzle>({
      title: isString,
      author: isString,
      id: isString,
      index: isNumber,
      replaced: isBoolean,
      warnings: listOf(isString),
    }),
  ),
  errors: listOf(
    objectOf<FileFailure>({
      file: isString,
      index: isNumber,
      message: isString,
      problems: listOf(isProblem),
      replacing: optional(listOf(isReplacedPuzzle)),
    }),
  ),
});

/** A file to send, and what the form says about it. */
export interface FileToSend {
  readonly file: File;
  readonly details: FileDetails;
}

/** Adds files to a request, in the multipart field that the contract specifies for the call. */
function withFiles<Name extends CallName, Reply>(
  request: ApiRequest<Reply>,
  field: CallFileField<Name>,
  files: readonly FileToSend[],
): ApiRequest<Reply> {
  const body = new FormData();
  for (const { file, details } of files) {
    if (Object.keys(details).length > 0) body.append('details', JSON.stringify(details));
    body.append(field, file);
  }
  return { ...request, body };
}

const postFile = defineCall<'uploadPuzzle', UploadReply>('POST /admin/api/puzzles/upload', isUploadReply);

/** Stores one file. */
export const uploadPuzzle = (file: FileToSend): ApiRequest<UploadReply> =>
  withFiles<'uploadPuzzle', UploadReply>(postFile(), 'puzzleFile', [file]);

const postFiles = defineCall<'uploadPuzzles', UploadReply>(
  'POST /admin/api/puzzles/bulk-upload',
  isUploadReply,
);

/** Stores several files, each completely or not at all. */
export const uploadPuzzles = (files: readonly FileToSend[]): ApiRequest<UploadReply> =>
  withFiles<'uploadPuzzles', UploadReply>(postFiles(), 'puzzleFiles', files);

const postPreview = defineCall<'previewPuzzles'>(
  'POST /admin/api/puzzles/preview',
  objectOf<CallReply<'previewPuzzles'>>({
    files: listOf(
      objectOf<FilePreview>({
        file: isString,
        format: orNull(oneOf('csv', 'puz', 'ipuz', 'jpz', 'xd')),
        metadata: objectOf<FilePreview['metadata']>({
          title: optional(isString),
          author: optional(isString),
          difficulty: optional(isNumber),
          datePublished: optional(isString),
        }),
        cells: listOf(listOf(isString)),
        acrossClues: listOf(isClue),
        downClues: listOf(isClue),
        ...extras,
        problems: listOf(isProblem),
        warnings: listOf(isString),
        csv: orNull(isString),
        replaces: orNull(isString),
        replacing: listOf(isReplacedPuzzle),
      }),
    ),
  }),
);

/** Returns what an upload of the files would store. */
export const previewPuzzles = (files: readonly FileToSend[]): ApiRequest<CallReply<'previewPuzzles'>> =>
  withFiles<'previewPuzzles', CallReply<'previewPuzzles'>>(postPreview(), 'puzzleFiles', files);

const isListItem = objectOf<PuzzleListItem>({
  ...listedPuzzle,
  featured: isBoolean,
  order: isNumber,
});

/** The whole list; takes no parameters. */
export const listAllPuzzles = defineCall<'listAllPuzzles', PuzzleListItem[]>(
  'GET /admin/api/puzzles',
  listOf(isListItem),
);
/** One page of the list; takes parameters. */
export const searchAllPuzzles = defineCall<'listAllPuzzles', AdminListPage>(
  'GET /admin/api/puzzles',
  objectOf<AdminListPage>({
    puzzles: listOf(isListItem),
    total: isNumber,
    page: isNumber,
    pageSize: isNumber,
  }),
);
export const getAnyPuzzle = defineCall<'getAnyPuzzle', StoredContent>(
  'GET /admin/api/puzzles/:id',
  isStoredContent,
);
export const deletePuzzle = defineCall<'deletePuzzle', Done>('DELETE /admin/api/puzzles/:id', isDone);
export const downloadPuzzle = defineCall<'downloadPuzzle'>(
  'GET /admin/api/puzzles/:id/download',
  (value): value is unknown => value !== undefined,
);
export const saveFeatured = defineCall<'saveFeatured', Done>('POST /admin/api/puzzles/featured', isDone);
export const reorderPuzzles = defineCall<'reorderPuzzles', Done>('POST /admin/api/puzzles/reorder', isDone);

export const getCalendar = defineCall<'getCalendar'>(
  'GET /admin/api/calendar',
  objectOf<Calendar>({
    days: listOf(
      objectOf<Calendar['days'][number]>({
        date: isDate,
        puzzles: listOf(
          objectOf<Calendar['days'][number]['puzzles'][number]>({
            id: isString,
            title: isString,
            isMade: isBoolean,
          }),
        ),
      }),
    ),
    today: isDate,
    madeUntil: isDate,
    firstGap: orNull(isDate),
    firstFree: isDate,
    crowded: listOf(isDate),
  }),
);

const mainStatus = {
  type: oneOf('SQLite', 'PostgreSQL'),
  status: oneOf('connected', 'not connected'),
  puzzles: orNull(isNumber),
  leaderboard: orNull(isNumber),
};

export const databaseStatus = defineCall<'databaseStatus'>(
  'GET /api/database-manager/status',
  objectOf<CallReply<'databaseStatus'>>({
    databases: objectOf<CallReply<'databaseStatus'>['databases']>({
      main: objectOf<DatabaseStatus>(mainStatus),
      external: objectOf<ExternalStatus>({ ...mainStatus, users: orNull(isNumber), error: orNull(isString) }),
    }),
  }),
);

const isDatabasePuzzles = objectOf<DatabasePuzzles>({
  database: oneOf('SQLite', 'PostgreSQL'),
  puzzles: listOf(
    objectOf<DatabasePuzzles['puzzles'][number]>({
      title: isString,
      author: isString,
      difficulty: isNumber,
      id: isString,
    }),
  ),
  error: orNull(isString),
});

export const databaseComparison = defineCall<'databaseComparison'>(
  'GET /api/database-manager/comparison',
  objectOf<CallReply<'databaseComparison'>>({
    comparison: objectOf<CallReply<'databaseComparison'>['comparison']>({
      main: isDatabasePuzzles,
      external: isDatabasePuzzles,
    }),
  }),
);
