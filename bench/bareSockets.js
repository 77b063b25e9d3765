// The same as bareEvents.js over WebSocket: only the handshake and short text frames. Plain JavaScript, as the site is.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

const rooms = new Map();

/** What the handshake wants to have back, as RFC 6455 says. */
const accept = (key) =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

function textFrame(text) {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126 ? [0x81, payload.length] : [0x81, 126, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from(head), payload]);
}

/** Takes one frame off the front; undefined if it is not complete yet. Those of browsers are always masked. */
function takeFrame(bytes) {
  if (bytes.length < 6) return undefined;
  const isLong = (bytes[1] & 0x7f) === 126;
  if (isLong && bytes.length < 8) return undefined;
  const length = isLong ? bytes.readUInt16BE(2) : bytes[1] & 0x7f;
  const start = isLong ? 8 : 6;
  if (bytes.length < start + length) return undefined;
  const payload = Buffer.from(bytes.subarray(start, start + length));
  for (let index = 0; index < length; index++) payload[index] ^= bytes[start - 4 + (index & 3)];
  return { text: payload.toString(), rest: bytes.subarray(start + length) };
}

function takeMove(room, socket, { id, seen, what }) {
  room.moves += 1;
  const move = { id, seen, what, number: room.moves, seat: 0, atMs: Date.now() };
  const frame = textFrame(JSON.stringify({ moves: [move] }));
  for (const other of room.sockets) if (other !== socket) other.write(frame);
  socket.write(textFrame(JSON.stringify({ numbers: [room.moves] })));
}

const server = createServer((_request, response) => {
  response.writeHead(426, { 'content-length': 0 });
  response.end();
});

server.on('upgrade', (request, socket) => {
  const room = rooms.get(request.url) ?? { moves: 0, sockets: new Set() };
  rooms.set(request.url, room);
  room.sockets.add(socket);
  socket.setNoDelay(true);
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept(request.headers['sec-websocket-key'])}\r\n\r\n`,
  );
  let bytes = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    for (let frame = takeFrame(bytes); frame !== undefined; frame = takeFrame(bytes)) {
      bytes = frame.rest;
      takeMove(room, socket, JSON.parse(frame.text));
    }
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => room.sockets.delete(socket));
});

server.listen(0, '127.0.0.1', () => console.log(`is ready at http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit());
