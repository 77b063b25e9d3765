import type { CallName } from '@monster/contract';
import { MAX_FILE_BYTES } from '@monster/engine';
import type { LoginLimits } from '../db/loginAttempts.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a connection may take; tests pass shorter ones. */
export interface Timeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly silenceMs: number;
  readonly keepAliveMs: number;
  readonly checkEveryMs: number;
}

export const timeouts: Timeouts = {
  /** Until all headers have arrived, which fit in one packet; also for a connection that never sends anything. */
  headersMs: 10 * second,
  /** Until the whole body has arrived: enough for an admin's large upload over a slow line. */
  requestMs: 120 * second,
  /** Without a byte in either direction: longer than the slowest answer, a grid that takes 30 seconds to fill. */
  silenceMs: 45 * second,
  /** Between two requests: longer than the 60 seconds of common load balancers, which must be the ones to hang up. */
  keepAliveMs: 72 * second,
  /** How often the first two are checked. */
  checkEveryMs: 5 * second,
};

/** The largest body in bytes, except for calls that state their own: an email, a name and a score take less than 1 KB. */
export const bodyLimit = 4 * 1024;

/**
 * The memory for public answers, in bytes: all pages and puzzles of more than a year. A page takes about 40 KB in its
 * three encodings, a puzzle about 10, and the picture of its link about 20.
 */
export const maxKeptBytes = 32 * 1024 * 1024;

/** How many files one upload may contain. */
const maxFiles = 1_000;
/** A form of ours has one for each file; other tools may send a few more. */
const maxFields = maxFiles + 20;

export const uploadLimits = {
  fileSize: MAX_FILE_BYTES,
  files: maxFiles,
  fields: maxFields,
  fieldSize: 4096,
  parts: maxFiles + maxFields,
  headerPairs: 20,
};

/** How often a call may be made within a window of time. */
export interface CallLimit {
  readonly times: number;
  readonly windowMs: number;
  /** Whose calls are counted together. */
  readonly per: 'address' | 'site';
  /** Across all instances in the database, or by each instance in memory, where a read must not cost a write. */
  readonly countedIn: 'database' | 'memory';
  /**
   * So many calls of a caller are counted by each instance alone; with the next one, the database is told of all of them.
   * Most callers make only a few, and so cost no write.
   */
  readonly countedHere?: number;
  /** Counts only calls with this parameter in the query. */
  readonly onlyWith?: string;
  /** Counts only calls that are answered with this status; a call counts as such until it is answered. */
  readonly onlyStatus?: number;
  /** The name under which the calls of several kinds are counted together. */
  readonly countedAs?: string;
}

const perAddress = { windowMs: minute, per: 'address', countedIn: 'database' } as const;
const lookUp = { ...perAddress, countedIn: 'memory' } as const;

/** Enough for a school or a mobile network behind one address. */
const write: CallLimit = { ...perAddress, times: 120, countedHere: 10 };

/** Enough for a class that meets in a group, and too little to fill groups with nobody. */
const joins: CallLimit = { ...perAddress, times: 30, windowMs: day, countedAs: 'joins', onlyStatus: 200 };

/**
 * Wrong codes of groups. Typing errors are few; the last limit slows down many addresses that guess together, to whom a
 * code would show no more than the name of a group.
 */
const wrongCode = { ...perAddress, countedAs: 'wrongCodes', onlyStatus: 404 } as const;
const wrongCodes: readonly CallLimit[] = [
  { ...wrongCode, times: 10, windowMs: 10 * minute },
  { ...wrongCode, times: 50, windowMs: day },
  { ...wrongCode, times: 300, windowMs: hour, per: 'site' },
];

/**
 * Wrong codes of progress that is taken along. There are a million million codes, and each lives ten minutes: at the last
 * limit, it takes ten thousand years to find one of ten that are there at any time.
 */
const wrongTransfer = { ...perAddress, countedAs: 'wrongTransfers', onlyStatus: 404 } as const;
const wrongTransfers: readonly CallLimit[] = [
  { ...wrongTransfer, times: 20, windowMs: 10 * minute },
  { ...wrongTransfer, times: 100, windowMs: day },
  { ...wrongTransfer, times: 1_000, windowMs: hour, per: 'site' },
];

/** Applies before the body is read; how often a password may be tried is limited further below. */
const session: CallLimit = { ...perAddress, times: 60 };

/** The limits of each call, in the order in which they are checked. */
export const callLimits: Partial<Record<CallName, readonly CallLimit[]>> = {
  recordCompletion: [write],
  updateContact: [write],
  captureUnlockEmail: [write],
  captureFeatureEmail: [write],
  submitScore: [write],
  // A player changes a name now and then; whoever looks for gaps in the filter tries many.
  setPlayerName: [
    { ...write, times: 20, countedHere: 5 },
    { ...lookUp, times: 500, windowMs: day },
  ],
  removePlayerName: [write],
  // A game makes a handful: its start, its end, and whenever the player turns to something else.
  reportPlay: [write, { ...lookUp, times: 5_000, windowMs: day }],
  // One of each per game, and a few more of those who start over.
  giveTicket: [{ ...lookUp, times: 120 }],
  submitSolve: [write, { ...lookUp, times: 2_000, windowMs: day }],
  getOwnTime: [{ ...lookUp, times: 120 }],
  forgetPlayer: [write],
  getPlayerData: [{ ...lookUp, times: 60 }],
  // A file with thousands of solves takes many pages.
  listOwnSolves: [{ ...lookUp, times: 120 }],
  // Pages of groups ask twice a minute, and a class may share an address.
  getGroup: [{ ...lookUp, times: 300 }],
  listGroups: [{ ...lookUp, times: 120 }],
  createGroup: [write, { ...perAddress, times: 10, windowMs: day, onlyStatus: 200 }],
  findGroup: [write, ...wrongCodes],
  joinByCode: [write, ...wrongCodes, joins],
  joinGroup: [write, joins],
  renameMember: [write],
  leaveGroup: [write],
  removeMember: [write],
  closeGroup: [write],
  react: [write],
  createRoom: [write, { ...perAddress, times: 20, windowMs: day, onlyStatus: 200 }],
  enterRoom: [write],
  // Where streams are not let through, a page asks every few seconds, and a class may share an address.
  getRoomNews: [{ ...lookUp, times: 1_200 }],
  followRoom: [{ ...lookUp, times: 300 }],
  // How many moves a member makes is limited below; this is for those who are no members.
  makeMoves: [{ ...lookUp, times: 6_000 }],
  showPlace: [{ ...lookUp, times: 6_000 }],
  lockRoom: [write],
  removeFromRoom: [write],
  leaveRoom: [write],
  // All who press get the same room.
  goOn: [write, { ...perAddress, times: 200, windowMs: day, onlyStatus: 200 }],
  // Each may be some megabytes; a class may share an address.
  sendTransfer: [
    { ...perAddress, times: 30, windowMs: 10 * minute },
    { ...perAddress, times: 300, windowMs: day },
  ],
  openTransfer: [write, ...wrongTransfers],
  finishTransfer: [write, ...wrongTransfers],
  stopTransfer: [write],
  // The sender's page asks every few seconds.
  checkTransfer: [{ ...lookUp, times: 600 }],
  getReminderKey: [{ ...lookUp, times: 120 }],
  // One browser has one, and changes its time now and then.
  setReminder: [write, { ...perAddress, times: 200, windowMs: day, onlyStatus: 200 }],
  findReminder: [{ ...lookUp, times: 120 }],
  moveReminder: [write],
  skipReminder: [write],
  removeReminder: [write],
  // One per race. Whoever tries ids at random finds nothing: they have 128 bits.
  getRace: [{ ...lookUp, times: 120 }],
  login: [session],
  logout: [session],
  checkInvitation: [session],
  acceptInvitation: [session],
  // One per visit to the daily page. A uid can be computed from an email, so this tells who plays.
  listCompletions: [
    { ...lookUp, times: 120 },
    { ...lookUp, times: 3_000, windowMs: day },
  ],
  // A uid can be computed from an email, so this tells as much as the check below. One per visit to the leaderboard.
  getLeaderboard: [
    { ...lookUp, times: 60, onlyWith: 'uid' },
    { ...lookUp, times: 500, windowMs: day, onlyWith: 'uid' },
  ],
  // Reveals whether an email has joined. A person needs a few; without an answer, the form only fills in no name. The
  // last one slows down many addresses that go through a list of emails together.
  checkLeaderboard: [
    { ...perAddress, times: 20 },
    { ...perAddress, times: 100, windowMs: day },
    { ...perAddress, times: 60, per: 'site' },
  ],
  // For anyone, and each answer compares whole tables.
  databaseStatus: [{ ...lookUp, times: 30 }],
  databaseComparison: [{ ...lookUp, times: 30 }],
};

export const roomLimits = {
  /** Nobody types faster than this. At once, all letters of a 15x15 can be brought along. */
  moves: { perSecond: 20, burst: 240 },
  /** Three tabs of each person. */
  streamsPerRoom: 24,
  /** Enough for a class; each stream is an open connection. */
  streamsPerAddress: 100,
  streamsPerProcess: 10_000,
  /** With more tabs of one person, the oldest one has to come back: its connection may have been lost unnoticed. */
  streamsPerSeat: 6,
};

export const loginLimits: LoginLimits = {
  /** Typing errors cost nothing; guessing soon does. */
  delays: [
    [13, 300 * second],
    [12, 128 * second],
    [11, 64 * second],
    [10, 32 * second],
    [9, 16 * second],
    [8, 8 * second],
    [7, 4 * second],
    [6, 2 * second],
    [5, 1 * second],
  ],
  /** Many addresses together get one guess every ten seconds; a browser that has logged in before is not held up. */
  name: { failuresPerDay: 50, apartMs: 10 * second },
  /** Checking a password takes most of a second, and only one is checked at a time. */
  floodWaitMs: 5 * second,
};
