import type { Db } from '../db/open.ts';
import {
  addTransfer,
  checkTransfer,
  finishTransfer,
  openTransfer,
  pruneTransfers,
  stopTransfer,
} from '../db/transfers.ts';
import { testNow } from './site.ts';

const mine = { id: 't7', sender: 'sender', now: testNow };
const theirs = { id: 't7', receiver: 'receiver', now: testNow };

/** What is done with progress on its way, for those that `fillPlayers` makes. */
export const transferCalls: Record<string, (db: Db) => Promise<unknown>> = {
  'new progress on its way': ({ queries }) => addTransfer(queries, { ...mine, id: 'new', box: 'AAAA' }),
  'progress that is opened': ({ queries }) => openTransfer(queries, theirs),
  'progress that has arrived': ({ queries }) => finishTransfer(queries, theirs),
  'what has become of progress': ({ queries }) => checkTransfer(queries, mine),
  'progress that is not to be fetched': ({ queries }) => stopTransfer(queries, mine),
  'progress that nobody has fetched': ({ queries }) => pruneTransfers(queries, testNow - 1e10),
};
