import type { CallReply } from '@monster/contract';
import { isNumber, isString, objectOf, oneOf } from '../../lib/check.ts';
import { defineCall, isSuccess } from '../client.ts';

/** What has become of progress that was sent. */
export type TransferState = CallReply<'checkTransfer'>['state'];

export const sendTransfer = defineCall<'sendTransfer'>(
  'POST /api/transfers',
  objectOf<{ endsInMs: number }>({ endsInMs: isNumber }),
);
export const openTransfer = defineCall<'openTransfer'>(
  'POST /api/transfers/open',
  objectOf<{ box: string }>({ box: isString }),
);
export const finishTransfer = defineCall<'finishTransfer'>('POST /api/transfers/done', isSuccess);
export const stopTransfer = defineCall<'stopTransfer'>('POST /api/transfers/stop', isSuccess);
export const checkTransfer = defineCall<'checkTransfer'>(
  'POST /api/transfers/check',
  objectOf<{ state: TransferState }>({ state: oneOf('waiting', 'opened', 'arrived', 'gone') }),
);
