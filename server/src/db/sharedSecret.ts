import type { Db } from './open.ts';

/** A value that all instances share: the first one that needs it stores what it makes. */
export async function sharedSecret({ queries }: Db, key: string, make: () => string): Promise<string> {
  const read = () => queries.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  if ((await read()) === undefined)
    await queries
      .insertInto('settings')
      .values({ key, value: make() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  return (await read())?.value ?? '';
}
