import { z } from 'zod';
import type { Config } from '../config.ts';
import { HttpFailure, NoAnswer, Refused } from './failures.ts';

/** A contact's new value for one custom field. */
export interface ContactValue {
  readonly email: string;
  readonly value: string;
}

/** The two calls of SendGrid's marketing API that the site makes. */
export interface ContactsApi {
  /** Returns the id of a custom field, or undefined when the account has none with that name. */
  readonly findFieldId: (name: string) => Promise<string | undefined>;
  /** Throws `Refused` when one of the contacts, or the id, is invalid. */
  readonly putContacts: (fieldId: string, contacts: readonly ContactValue[]) => Promise<void>;
}

type Settings = Pick<Config, 'SENDGRID_BASE_URL' | 'SENDGRID_LIST_IDS'>;

const fieldDefinitions = z.object({
  custom_fields: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
});

const answerHeaders = z.object({
  'retry-after': z.string().optional(),
  'x-ratelimit-reset': z.string().optional(),
});

const failedAnswer = z.object({
  code: z.number(),
  response: z.object({ headers: answerHeaders, body: z.unknown() }),
});

function toFailure(error: unknown): Error {
  const answer = failedAnswer.safeParse(error);
  if (answer.success) return new HttpFailure(answer.data.code, answer.data.response);
  return new NoAnswer(error instanceof Error ? error.message : String(error));
}

/** Creates a separate client. Loaded only when used, because loading it takes as long as the rest of the server. */
async function createClient() {
  const { default: shared } = await import('@sendgrid/client');
  // The package's types omit the class and declare only the instance that the whole process would share.
  const { Client } = shared as unknown as { Client: new () => typeof shared };
  return new Client();
}

/** The API of one account; the timeout limits each request from connecting to the last byte. */
export async function createContactsApi(
  apiKey: string,
  settings: Settings,
  timeoutMs: number,
): Promise<ContactsApi> {
  const client = await createClient();
  // In this order: setting the key also resets the address.
  client.setApiKey(apiKey);
  client.setDefaultRequest('baseUrl', settings.SENDGRID_BASE_URL);

  async function request(method: 'GET' | 'PUT', url: string, body?: object): Promise<unknown> {
    // The client accepts these only as defaults. Its own timeout would not end an answer that trickles in, and a redirect
    // would take emails to another host.
    const limits = { signal: AbortSignal.timeout(timeoutMs), maxRedirects: 0 };
    client.setDefaultRequest(Object.assign({ url: '' }, limits));
    try {
      const [{ body: answer }] = await client.request({ method, url, ...(body && { body }) });
      return answer;
    } catch (error) {
      throw toFailure(error);
    }
  }

  return {
    findFieldId: async (name) => {
      const read = fieldDefinitions.safeParse(await request('GET', '/v3/marketing/field_definitions'));
      if (!read.success) throw new NoAnswer('the list of custom fields is not what SendGrid documents');
      // SendGrid treats names that differ only in case as the same.
      const wanted = name.toLowerCase();
      return read.data.custom_fields.find((field) => field.name.toLowerCase() === wanted)?.id;
    },
    putContacts: async (fieldId, contacts) => {
      const body = {
        ...(settings.SENDGRID_LIST_IDS.length > 0 && { list_ids: settings.SENDGRID_LIST_IDS }),
        contacts: contacts.map(({ email, value }) => ({ email, custom_fields: { [fieldId]: value } })),
      };
      await request('PUT', '/v3/marketing/contacts', body).catch((error: Error) => {
        const isRefused = error instanceof HttpFailure && (error.status === 400 || error.status === 413);
        throw isRefused ? new Refused(error.message) : error;
      });
    },
  };
}
