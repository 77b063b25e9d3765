import type { Queries } from './open.ts';

/** An email that a player left, and where. */
export interface CapturedEmail {
  readonly email: string;
  /** The feature or source of the call. */
  readonly source: string;
  readonly displayName: string | null;
}

/** Keeps an email once per source; the first time and name stay. */
export async function captureEmail(queries: Queries, captured: CapturedEmail, now: number): Promise<void> {
  await queries
    .insertInto('captured_emails')
    .values({
      email: captured.email,
      source: captured.source,
      display_name: captured.displayName,
      captured_at: now,
    })
    .onConflict((conflict) => conflict.columns(['email', 'source']).doNothing())
    .execute();
}

const pageSize = 1_000;

/** All captured emails in pages, in the order of their key, so that a large table is never held at once. */
export async function* listCapturedEmails(queries: Queries) {
  let last = { email: '', source: '' };
  for (;;) {
    const { email, source } = last;
    const rows = await queries
      .selectFrom('captured_emails')
      .selectAll()
      .where((eb) => eb(eb.refTuple('email', 'source'), '>', eb.tuple(email, source)))
      .orderBy('email')
      .orderBy('source')
      .limit(pageSize)
      .execute();
    yield rows;
    last = rows.at(-1) ?? last;
    if (rows.length < pageSize) return;
  }
}
