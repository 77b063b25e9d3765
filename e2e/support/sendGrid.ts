import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { startFront } from './front.ts';

const apiKey = 'SG.for-tests';
const fieldId = 'e1_T';

interface PutBody {
  readonly contacts: { readonly email: string; readonly custom_fields: Record<string, string> }[];
}

/** The part of SendGrid's marketing API that the site uses; `received` lists `email: value`, in order. */
export interface SendGrid {
  readonly settings: Record<string, string>;
  readonly received: string[];
  readonly stop: () => Promise<void>;
}

/** Starts it on this machine; a server with its settings sends to it. */
export async function startSendGrid(): Promise<SendGrid> {
  const received: string[] = [];
  const { url, stop } = await startFront(async (request, response) => {
    const [status, answer] = await answerTo(request, received);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  return { settings: { SENDGRID_API_KEY: apiKey, SENDGRID_BASE_URL: url }, received, stop };
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
