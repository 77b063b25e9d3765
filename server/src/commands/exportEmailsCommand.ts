import { chmodSync, createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { csvLine } from '@monster/engine';
import { readConfig } from '../config.ts';
import { listCapturedEmails } from '../db/capturedEmails.ts';
import { connect } from '../db/connect.ts';
import { requireSqlite } from '../db/open.ts';
import type { Queries } from '../db/open.ts';
import { printError, runCommand } from './runCommand.ts';

async function* toCsv(queries: Queries): AsyncGenerator<string> {
  yield csvLine(['email', 'source', 'display_name', 'captured_at']);
  for await (const rows of listCapturedEmails(queries))
    for (const { email, source, display_name: name, captured_at: time } of rows)
      yield csvLine([email, source, name ?? '', new Date(time).toISOString()]);
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const config = readConfig(process.env);
  if (config.DATABASE_URL === undefined) requireSqlite(config.DATA_DIR);
  const db = await connect(config, printError);
  try {
    const csv = Readable.from(toCsv(db.queries));
    if (values.out === undefined) await pipeline(csv, process.stdout, { end: false });
    else {
      // Nobody but its owner may read a file full of emails, even if it was there before.
      if (existsSync(values.out)) chmodSync(values.out, 0o600);
      await pipeline(csv, createWriteStream(values.out, { mode: 0o600 }));
    }
  } finally {
    await db.close();
  }
});
