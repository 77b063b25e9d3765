import { useRef, useState } from 'react';
import { ApiError } from '../client.ts';
import type { ApiRequest } from '../client.ts';

/** Why a call failed, and which field is to blame, if any. */
interface SendFailure {
  readonly reason: string;
  readonly field: string | undefined;
}

const unreachable = 'The server could not be reached. Please try again.';

/** Why a call failed, in words for people. */
export function failureOf(error: unknown): SendFailure {
  const { reason, field } = error instanceof ApiError ? error : { reason: undefined, field: undefined };
  return { reason: reason ?? unreachable, field };
}

/**
 * Sends a form's calls one at a time, however often it is submitted. `send` returns the reply, or undefined if there is
 * none; why is in `failure` until the next call. `errorOf` is what to show at a field.
 */
export function useSendingWith(sendRequest: <Reply>(request: ApiRequest<Reply>) => Promise<Reply>) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const isBusy = useRef(false);
  const send = async <Reply>(request: ApiRequest<Reply>): Promise<Reply | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setIsSending(true);
    try {
      const reply = await sendRequest(request);
      setFailure(null);
      return reply;
    } catch (error) {
      // After the login that follows, the form is as it was.
      setFailure(error instanceof ApiError && error.status === 401 ? null : failureOf(error));
      return undefined;
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };
  const errorOf = (field: string): string | undefined =>
    failure?.field === field ? failure.reason : undefined;
  return { send, isSending, failure, errorOf };
}
