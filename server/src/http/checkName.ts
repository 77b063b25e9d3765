import type { Context } from '../context.ts';
import { isAcceptableName } from '../names/nameFilter.ts';
import { HttpError } from './errors.ts';

const refused =
  'Please choose another name: this one may hurt somebody, or look like a name of the site itself.';

/** Refuses a name that others should not have to read. */
export function checkName({ config }: Context, name: string, field: string): void {
  if (!isAcceptableName(name, config.SITE_NAME)) throw new HttpError(400, refused, field);
}
