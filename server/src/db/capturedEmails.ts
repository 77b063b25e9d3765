import type { Queries } from './open.ts';

/** An email address that a player entered, and where. */
export interface CapturedEmail {
  readonly email: string;
  /** The feature or source named in the call. */
  readonly source: string;
  readonly displayName: string | null;
}

/** Stores an email once per source; later calls do not change the time or the name. */
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

/** Yields all captured emails page by page, ordered by key, so a large table never fills the memory. */
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
