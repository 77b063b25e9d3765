import { connect } from 'node:net';

/** What came back over a connection. */
export interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** An answer, the end of the connection without one, or too long a silence. */
export type Exchange = Answer | 'closed' | 'hangs';

function readChunks(bytes: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at);
    if (end === -1) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
    if (at > bytes.length) return undefined;
  }
}

/** Reads an answer; undefined until all of it has arrived. */
export function readAnswer(bytes: Buffer, isHead: boolean): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/u.exec(first)?.[1] ?? Number.NaN);
  const rest = bytes.subarray(end + 4);
  // Such as 100 Continue: the real answer follows.
  if (status >= 100 && status < 200 && status !== 101) return readAnswer(rest, isHead);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  if (isHead || status === 204 || status === 304) return { status, headers, body: Buffer.alloc(0) };
  if (headers.get('transfer-encoding') === 'chunked') {
    const body = readChunks(rest);
    return body && { status, headers, body };
  }
  const length = Number(headers.get('content-length') ?? 0);
  return rest.length < length ? undefined : { status, headers, body: rest.subarray(0, length) };
}

/** Writes a request to a connection of its own and reads the answer. */
export function exchange(
  address: string,
  bytes: Buffer,
  { isHead, isCutShort, patienceMs }: { isHead: boolean; isCutShort: boolean; patienceMs: number },
): Promise<Exchange> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    let received = Buffer.alloc(0);
    const socket = connect(Number(port), hostname);
    const settle = (result: Exchange): void => {
      clearTimeout(silence);
      socket.destroy();
      resolve(result);
    };
    const silence = setTimeout(() => settle('hangs'), patienceMs);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const answer = readAnswer(received, isHead);
      if (answer !== undefined) settle(answer);
    });
    socket.on('error', () => settle('closed'));
    socket.on('close', () => settle('closed'));
    // Ending our side tells the server that the rest never comes; otherwise it would wait for it.
    if (isCutShort) socket.end(bytes);
    else socket.write(bytes);
  });
}
