// The least that Node can do: sends the answer that it was last told, whatever is asked. Plain JavaScript, as the site is.
import { createServer } from 'node:http';

let answer = { status: 404, headers: {}, body: Buffer.alloc(0) };

const server = createServer((_request, response) => {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
});

process.on('message', (message) => {
  if (typeof message !== 'object') return;
  answer = { ...message, body: Buffer.from(message.body, 'base64') };
  process.send?.('told');
});

server.listen(0, '127.0.0.1', () => console.log(`is ready at http://127.0.0.1:${server.address().port}`));
