import type { z } from 'zod';
import type { routes } from './routes.ts';

type Routes = typeof routes;

/** The key of a call in the route table. */
export type CallName = keyof Routes;

/** Method and path of a call, such as `GET /api/puzzles/:id`. */
export type CallAddress<Name extends CallName> = `${Routes[Name]['method']} ${Routes[Name]['url']}`;

/** What a call returns when it succeeds. */
export type CallReply<Name extends CallName> = z.output<Routes[Name]['reply']>;

type InputPart<Name extends CallName, Part extends 'params' | 'query' | 'body'> =
  Routes[Name] extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? { readonly [Key in Part]: z.input<Schema> }
    : unknown;

/** What a call takes: only the parts that its row declares. */
export type CallInput<Name extends CallName> = InputPart<Name, 'params'> &
  InputPart<Name, 'query'> &
  InputPart<Name, 'body'>;

/** The multipart field in which a call takes files. */
export type CallFileField<Name extends CallName> =
  Routes[Name] extends Readonly<Record<'fileField', infer Field extends string>> ? Field : never;
