// The least that a room needs with server-sent events: numbers a move that is posted and echoes it to everybody in the
// room. As on the site, whoever made the move gets it, too, since another tab of theirs needs it. It checks nothing and
// stores nothing. Plain JavaScript, as the site is.
import { createServer } from 'node:http';

/** Without it, nginx keeps back what it gets until it has some kB. */
const unbuffered = process.env['BUFFERED'] === undefined ? { 'x-accel-buffering': 'no' } : {};
const rooms = new Map();

function roomOf(url) {
  const key = url.split('/')[3];
  const room = rooms.get(key) ?? { moves: 0, streams: new Map() };
  rooms.set(key, room);
  return room;
}

function follow(request, response) {
  const { streams } = roomOf(request.url);
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    ...unbuffered,
  });
  response.write('event: beat\ndata: {"nowMs":0}\n\n');
  streams.set(request.headers.cookie, response);
  request.on('close', () => streams.delete(request.headers.cookie));
}

function tell(room, { id, seen, what }) {
  room.moves += 1;
  const move = { id, seen, what, number: room.moves, seat: 0, atMs: Date.now() };
  const event = `event: moves\nid: ${room.moves}\ndata: ${JSON.stringify({ moves: [move] })}\n\n`;
  for (const stream of room.streams.values()) stream.write(event);
  return room.moves;
}

function takeMoves(request, response) {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => {
    const room = roomOf(request.url);
    const numbers = JSON.parse(text).moves.map((move) => tell(room, move));
    const body = JSON.stringify({ numbers });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
}

const server = createServer((request, response) =>
  request.method === 'POST' ? takeMoves(request, response) : follow(request, response),
);
// As long as the site keeps connections on which nobody types for a while.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => console.log(`is ready at http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit());
