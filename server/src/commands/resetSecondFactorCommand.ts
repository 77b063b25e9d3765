import { parseArgs } from 'node:util';
import { accountByName } from '../admin/account.ts';
import { readConfig } from '../config.ts';
import { writeEntry } from '../db/audit.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { requireSqlite } from '../db/open.ts';
import { removeSecondFactor } from '../db/secondFactors.ts';
import { printError, runCommand } from './runCommand.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { name: { type: 'string' } } });
  const config = readConfig(process.env);
  if (config.DATABASE_URL === undefined) requireSqlite(config.DATA_DIR);
  const db = await connect(config, printError);
  try {
    await migrate(db);
    const { name = config.ADMIN_USERNAME } = values;
    const account = await accountByName({ config, db, now: Date.now }, name);
    if (account === undefined) throw new Error(`There is no account with the name ${name}.`);
    if (!(await removeSecondFactor(db.queries, account.id)))
      throw new Error(`The second factor of ${account.name} is off already.`);
    const entry = { at: Date.now(), kind: 'change', call: 'resetSecondFactor', actor: 'operator' } as const;
    await writeEntry(db.queries, {
      ...entry,
      address: 'the command line',
      subject: account.name,
      outcome: 'done',
    });
    console.log(`The second factor of ${account.name} is off. The password alone is enough now.`);
  } finally {
    await db.close();
  }
});
