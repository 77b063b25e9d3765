import { useSendingWith } from '../api/sending/useSendingWith.ts';
import { sendAsAdmin } from './adminSession.ts';

export { failureOf } from '../api/sending/useSendingWith.ts';

/** Sends the calls of a form of the desk; where the session has ended, the login comes first. */
export const useSending = () => useSendingWith(sendAsAdmin);
