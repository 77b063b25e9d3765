import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

const apiKey = 'SG.for-tests';
const fieldId = 'e1_T';

interface PutBody {
  readonly contacts: { readonly email: string; readonly custom_fields: Record<string, string> }[];
}

/** SendGrid's marketing API as far as the site uses it; `received` reads `email: value`, in order. */
export interface SendGrid {
  readonly settings: Record<string, string>;
  readonly received: string[];
  readonly stop: () => Promise<void>;
}

/** Starts it on this machine; a server started with its settings talks to it. */
export async function startSendGrid(): Promise<SendGrid> {
  const received: string[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, answer] = await answerTo(request, received);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
  const server = createServer((request, response) => void reply(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    settings: { SENDGRID_API_KEY: apiKey, SENDGRID_BASE_URL: `http://127.0.0.1:${port}` },
    received,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answerTo(request: IncomingMessage, received: string[]): Promise<[number, unknown]> {
  if (request.headers.authorization !== `Bearer ${apiKey}`) return refuse(401, 'authorization required');
  switch (`${request.method} ${request.url}`) {
    case 'GET /v3/marketing/field_definitions':
      return [
        200,
        { custom_fields: [{ id: fieldId, name: 'MonsterWelcomeLevel', field_type: 'Text' }], _metadata: {} },
      ];
    case 'PUT /v3/marketing/contacts': {
      const { contacts } = (await json(request)) as PutBody;
      for (const { email, custom_fields: values } of contacts) received.push(`${email}: ${values[fieldId]}`);
      return [202, { job_id: 'job' }];
    }
    default:
      return refuse(404, 'not found');
  }
}

function refuse(status: number, message: string): [number, unknown] {
  return [status, { errors: [{ field: null, message }] }];
}
