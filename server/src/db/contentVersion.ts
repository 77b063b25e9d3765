import { sql } from 'kysely';
import type { Queries } from './open.ts';

const key = 'content_version';

/** Lets every instance know that public pages have changed; call it in the transaction that changes them. */
export async function bumpContentVersion(trx: Queries): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key, value: '1' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: sql`cast(cast(settings.value as integer) + 1 as text)` }),
    )
    .execute();
}

/** A text that changes whenever public pages do. */
export async function readContentVersion(queries: Queries): Promise<string> {
  const row = await queries.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? '0';
}
