import { routes } from '@monster/contract';
import type { RouteContract } from '@monster/contract';
import { logIn } from '../site.ts';

/** The part of a JSON schema that the site's document uses. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

/** A call to be made in many wrong ways. */
export interface Call {
  readonly method: string;
  /** With names in braces, such as `/api/puzzles/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Schema | undefined;
  /** Its row in the contract, if it has one: the field for files and the shape of its answer. */
  readonly route?: RouteContract | undefined;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Pages and files, which the document leaves out. */
const pages = [
  '/',
  '/todaycrossword',
  '/puzzles/{id}',
  '/levels/{id}',
  '/leaderboard',
  '/admin',
  '/previews/{id}.png',
  '/{file}',
];

const table: readonly RouteContract[] = Object.values(routes);

function callsOf(path: string, operations: Readonly<Record<string, Operation>>): Call[] {
  const url = path.replaceAll(/\{(\w+)\}/gu, ':$1');
  return Object.entries(operations).map(([name, { parameters = [], requestBody }]) => {
    const method = name.toUpperCase();
    const route = table.find((row) => row.method === method && row.url === url);
    return { method, path, parameters, body: requestBody?.content['application/json']?.schema, route };
  });
}

/** Every call of the site's own OpenAPI document, and its pages. */
export async function readCalls(address: string): Promise<Call[]> {
  const headers = { cookie: await logIn(address) };
  const answer = await fetch(`${address}/admin/api/openapi.json`, { headers });
  const { paths } = (await answer.json()) as OpenApi;
  const calls = Object.entries(paths).flatMap(([path, operations]) => callsOf(path, operations));
  return [...calls, ...pages.map((path) => ({ method: 'GET', path, parameters: [] }))];
}
