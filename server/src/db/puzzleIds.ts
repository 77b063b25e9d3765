import type { Queries } from './open.ts';

/** Whether a puzzle has or had this id: shipped ones are remembered after a delete. */
async function isUsed(trx: Queries, id: string): Promise<boolean> {
  const stored = await trx.selectFrom('puzzles').select('id').where('id', '=', id).executeTakeFirst();
  if (stored !== undefined) return true;
  const loaded = trx.selectFrom('loaded_content').select('puzzle_id').where('puzzle_id', '=', id);
  return (await loaded.executeTakeFirst()) !== undefined;
}

/** The next id `{size}-{difficulty}-{serial}` that was never given out; call it in a start transaction. */
export async function takePuzzleId(trx: Queries, size: number, difficulty: number): Promise<string> {
  const prefix = `${String(size).padStart(2, '0')}-${difficulty}`;
  const serials = trx.selectFrom('puzzle_serials').select('last_serial').where('prefix', '=', prefix);
  let serial = (await serials.executeTakeFirst())?.last_serial ?? 0;
  let id: string;
  do {
    serial += 1;
    id = `${prefix}-${String(serial).padStart(4, '0')}`;
  } while (await isUsed(trx, id));
  await trx
    .insertInto('puzzle_serials')
    .values({ prefix, last_serial: serial })
    .onConflict((conflict) => conflict.column('prefix').doUpdateSet({ last_serial: serial }))
    .execute();
  return id;
}
