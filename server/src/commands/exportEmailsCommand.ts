import { createWriteStream, existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readConfig, StartError } from '../config.ts';
import { listCapturedEmails } from '../db/capturedEmails.ts';
import { connect } from '../db/connect.ts';
import type { Queries } from '../db/open.ts';
import { scrub } from '../http/logging.ts';
import { csvLine } from './csvLine.ts';

async function* toCsv(queries: Queries): AsyncGenerator<string> {
  yield csvLine(['email', 'source', 'display_name', 'captured_at']);
  for await (const rows of listCapturedEmails(queries))
    for (const { email, source, display_name: name, captured_at: time } of rows)
      yield csvLine([email, source, name ?? '', new Date(time).toISOString()]);
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const config = readConfig(process.env);
  if (config.DATABASE_URL === undefined && !existsSync(path.join(config.DATA_DIR, 'monster.db')))
    throw new StartError(`${config.DATA_DIR} holds no embedded database.`);
  const db = await connect(config, (error) => console.error(scrub(error.message)));
  try {
    const csv = Readable.from(toCsv(db.queries));
    if (values.out === undefined) await pipeline(csv, process.stdout, { end: false });
    // Only its owner may read a file full of emails.
    else await pipeline(csv, createWriteStream(values.out, { mode: 0o600 }));
  } finally {
    await db.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? scrub(error.message) : error);
  process.exit(1);
}
