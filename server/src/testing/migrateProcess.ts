import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';

// An instance that starts on a data folder: migrates it and prints how many migrations it applied.
const db = openSqlite(process.argv[2] ?? '');
const applied = await migrate(db);
await db.close();
process.stdout.write(String(applied.length));
