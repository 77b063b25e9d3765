import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { FastClient } from './fastClient.ts';

/** A proxy that keeps back the head of an answer counts as one that does not answer. */
const patienceMs = 3_000;

/** Who plays where. */
export interface Seat {
  readonly key: string;
  readonly cookie: string;
  /** The address that the player seems to come from. */
  readonly address: string;
}

/** A player's connection to a room. */
export interface Line {
  /** Sends one move; resolves once it is acknowledged. */
  readonly send: (move: { id: string; seen: number; what: string }) => Promise<void>;
  readonly close: () => void;
}

/** Opens a connection; `hear` gets the id of every move that arrives over it. */
export type OpenLine = (port: number, seat: Seat, hear: (id: string) => void) => Promise<Line>;

const headOf = ({ cookie, address }: Seat): string =>
  `host: 127.0.0.1\r\ncookie: ${cookie}\r\nx-forwarded-for: ${address}\r\n`;

/** Looks only for ids, so that hearing costs little of the processor that the server needs. */
function findIds(text: string, hear: (id: string) => void): void {
  for (let at = text.indexOf('"id":"'); at !== -1; at = text.indexOf('"id":"', at + 6))
    hear(text.slice(at + 6, text.indexOf('"', at + 6)));
}

type Take = (chunk: string) => void;

/** Sends the head of a request, and gives what follows the head of its answer to what `readerFor` returns for that. */
function ask(port: number, head: string, status: number, readerFor: (head: string) => Take): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let take: Take | undefined;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The connection was closed.')));
    socket.setTimeout(patienceMs, () => {
      reject(new Error('no answer'));
      socket.destroy();
    });
    socket.on('data', (chunk: string) => {
      if (take !== undefined) return take(chunk);
      text += chunk;
      const end = text.indexOf('\r\n\r\n');
      if (end === -1) return;
      take = readerFor(text.slice(0, end));
      socket.setTimeout(0);
      if (Number(text.slice(9, 12)) === status) {
        resolve(socket);
        take(text.slice(end + 4));
      } else {
        reject(new Error(`refused with ${text.slice(9, 12)}`));
        socket.destroy();
      }
    });
    socket.write(`${head}\r\n`);
  });
}

/** Puts the pieces of a chunked answer together again. */
function chunkReader(take: Take): Take {
  let text = '';
  return (chunk) => {
    text += chunk;
    for (;;) {
      const end = text.indexOf('\r\n');
      if (end === -1) return;
      const start = end + 2;
      const length = Number.parseInt(text.slice(0, end), 16);
      if (text.length < start + length + 2) return;
      take(text.slice(start, start + length));
      text = text.slice(start + length + 2);
    }
  };
}

/** Server-sent events, with moves posted over a second connection. */
export const openEvents: OpenLine = async (port, seat, hear) => {
  let text = '';
  const takeText = (piece: string): void => {
    text += piece;
    const end = text.lastIndexOf('\n\n');
    if (end === -1) return;
    findIds(text.slice(0, end), hear);
    text = text.slice(end + 2);
  };
  const url = `/api/rooms/${seat.key}`;
  const head = `GET ${url}/events?after=0 HTTP/1.1\r\naccept: text/event-stream\r\n${headOf(seat)}`;
  const socket = await ask(port, head, 200, (answer) =>
    /\r\ntransfer-encoding: chunked/iu.test(answer) ? chunkReader(takeText) : takeText,
  );
  const poster = new FastClient(`http://127.0.0.1:${port}`);
  const postHead = `POST ${url}/moves HTTP/1.1\r\ncontent-type: application/json\r\n${headOf(seat)}content-length: `;
  return {
    send: async ({ id, seen, what }) => {
      const body = `{"version":1,"moves":[{"id":"${id}","seen":${seen},"what":"${what}"}]}`;
      const status = await poster.send(`${postHead}${body.length}\r\n\r\n${body}`);
      if (status !== 200) throw new Error(`A move was refused with ${status}`);
    },
    close: () => {
      socket.destroy();
      poster.close();
    },
  };
};

/** Makes a frame as browsers send it, but with a mask of zeros, which costs the server the same. */
function maskedFrame(text: string): string {
  const length = String.fromCodePoint(...(text.length < 126 ? [text.length | 0x80] : [0xfe, 0, text.length]));
  return `\u0081${length}\0\0\0\0${text}`;
}

/** A WebSocket; everything goes over one connection. */
export const openWebSocket: OpenLine = async (port, seat, hear) => {
  let text = '';
  const waiting: (() => void)[] = [];
  const take = (chunk: string): void => {
    text += chunk;
    while (text.length > 4) {
      const isLong = text.codePointAt(1) === 126;
      const length = isLong
        ? ((text.codePointAt(2) ?? 0) << 8) | (text.codePointAt(3) ?? 0)
        : (text.codePointAt(1) ?? 0);
      const start = isLong ? 4 : 2;
      if (text.length < start + length) return;
      const message = text.slice(start, start + length);
      text = text.slice(start + length);
      if (message.startsWith('{"numbers"')) waiting.shift()?.();
      else findIds(message, hear);
    }
  };
  const head = `GET /api/rooms/${seat.key} HTTP/1.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headOf(seat)}`;
  const socket = await ask(port, head, 101, () => take);
  return {
    send: (move) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        socket.write(maskedFrame(JSON.stringify(move)), 'latin1');
      }),
    close: () => socket.destroy(),
  };
};
