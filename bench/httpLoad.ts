import { connect } from 'node:net';

/** How many browsers ask at the same time, each on its own connection. */
const connections = 16;

const head = [
  'host: 127.0.0.1',
  'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
  'accept: text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding: gzip, deflate, br',
  'accept-language: en-US,en;q=0.5',
].join('\r\n');

/** Returns how long the answer at the start of this text is, or undefined if its head is not complete yet. */
function lengthOf(text: string): number | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [, length] = /\r\ncontent-length: (\d+)/iu.exec(text) ?? [];
  if (length === undefined) throw new Error(`An answer without a length: ${text.slice(0, end)}`);
  return end + 4 + Number(length);
}

/**
 * Makes requests as fast as the server answers them. It looks at nothing but lengths, so that it takes little of the
 * processor away from the server.
 */
export async function makeRequests(
  port: number,
  times: number,
  addressOf: (n: number) => string,
): Promise<void> {
  let asked = 0;
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      let received = 0;
      let expected: number | undefined;
      const next = (): void => {
        if (asked >= times) {
          socket.end();
          resolve();
          return;
        }
        [text, received, expected] = ['', 0, undefined];
        socket.write(`GET ${addressOf(asked)} HTTP/1.1\r\n${head}\r\n\r\n`);
        asked += 1;
      };
      socket.setNoDelay(true);
      socket.on('connect', next);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        received += chunk.length;
        if (expected === undefined) {
          text += chunk.toString('latin1');
          expected = lengthOf(text);
        }
        if (received === expected) next();
      });
    });
  await Promise.all(Array.from({ length: connections }, ask));
}
