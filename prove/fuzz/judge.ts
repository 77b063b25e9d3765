import { readConfig } from '../../server/src/config.ts';
import { securityHeaders } from '../../server/src/http/securityHeaders.ts';
import type { Exchange } from './exchange.ts';
import type { Request } from './request.ts';

const requiredHeaders = Object.keys(securityHeaders(readConfig({}), false));

/** What is wrong with the answer to a request, if anything. */
export function judge({ call, isAimed, mayHangUp }: Request, answer: Exchange): string | undefined {
  if (answer === 'hangs') return 'no answer in time';
  if (answer === 'closed') return mayHangUp ? undefined : 'closed without an answer';
  const { status, headers, body } = answer;
  if (!(status >= 200 && status < 500)) return `status ${status}: ${body.toString().slice(0, 300)}`;
  const missing = requiredHeaders.filter((name) => !headers.has(name));
  if (missing.length > 0) return `status ${status} without the headers ${missing.join(', ')}`;
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  if (status !== 200 || !isAimed || !isJson || headers.has('content-encoding')) return undefined;
  const read = call.route?.reply.safeParse(parse(body));
  return read?.success === false ? `a wrong answer: ${read.error.message.slice(0, 300)}` : undefined;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
