import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** How the stand-in treats a request: as SendGrid would, or with one of its possible failures. */
export type Treatment =
  | 'work'
  | 'hang'
  | 'trickle'
  | 'close the socket'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown };

/** An update that was accepted for a contact. */
export interface Received {
  readonly email: string;
  readonly value: string | undefined;
  readonly listIds: readonly string[] | undefined;
}

interface PutBody {
  readonly list_ids?: string[];
  readonly contacts: { readonly email: string; readonly custom_fields: Record<string, string> }[];
}

export const standInKey = 'SG.stand-in';

/** The part of SendGrid's marketing API that the site uses, on this machine. */
export class SendGridStandIn {
  /** The account's custom fields, from name to id. */
  readonly fields = new Map([['MonsterWelcomeLevel', 'e7_T']]);
  /** All accepted updates, in order. */
  readonly received: Received[] = [];
  /** Method and path of every request, accepted or not. */
  readonly requests: string[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #next: Treatment[] = [];
  #later: Treatment = 'work';

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Treats each of the next requests in its own way, and the later ones as set by `treatAll`. */
  treatNext(...treatments: Treatment[]): void {
    this.#next = treatments;
  }

  /** Treats every request in this way from now on. */
  treatAll(treatment: Treatment): void {
    this.#later = treatment;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push(`${request.method} ${request.url}`);
    const body = request.method === 'PUT' ? ((await json(request)) as PutBody) : undefined;
    const treatment = this.#next.shift() ?? this.#later;
    if (treatment === 'hang') return;
    if (treatment === 'close the socket') return void request.socket.destroy();
    if (treatment === 'trickle') {
      const drip = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(drip));
      return;
    }
    const {
      status,
      headers = {},
      body: answer,
    } = treatment === 'work' ? this.#work(request, body) : treatment;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(answer ?? { errors: [{ field: null, message: 'error' }] }));
  }

  #work(request: IncomingMessage, body: PutBody | undefined): Exclude<Treatment, string> {
    const refuse = (field: string | null, message: string) => ({ errors: [{ field, message }] });
    if (request.headers.authorization !== `Bearer ${standInKey}`)
      return { status: 401, body: refuse(null, 'authorization required') };
    if (request.url === '/v3/marketing/field_definitions') {
      const fields = [...this.fields].map(([name, id]) => ({ id, name, field_type: 'Text' }));
      const reserved = [{ id: '_rf2_T', name: 'email', field_type: 'Text' }];
      return { status: 200, body: { custom_fields: fields, reserved_fields: reserved, _metadata: {} } };
    }
    if (body === undefined || request.url !== '/v3/marketing/contacts')
      return { status: 404, body: refuse(null, 'not found') };
    const ids = new Set(this.fields.values());
    for (const [index, { email, custom_fields: values }] of body.contacts.entries()) {
      if (email.startsWith('bad'))
        return { status: 400, body: refuse(`contacts[${index}].email`, `email '${email}' is not valid`) };
      if (!Object.keys(values).every((id) => ids.has(id)))
        return { status: 400, body: refuse(`contacts[${index}].custom_fields`, 'unknown custom field id') };
    }
    for (const { email, custom_fields: values } of body.contacts)
      this.received.push({ email, value: Object.values(values)[0], listIds: body.list_ids });
    return { status: 202, body: { job_id: randomUUID() } };
  }
}
