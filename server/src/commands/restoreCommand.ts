import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { readConfig, StartError } from '../config.ts';
import { connect } from '../db/connect.ts';
import { openBackup, restoreBackup } from '../db/restore.ts';
import { inWorkFolder } from './inWorkFolder.ts';
import { printError, runCommand } from './runCommand.ts';
import { showProgress } from './showProgress.ts';

const usage = 'Usage: npm run restore -- --from <backup file> [--overwrite]';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  });
  const { from, overwrite } = values;
  if (from === undefined) throw new StartError(usage);
  const config = readConfig(process.env);
  await inWorkFolder(tmpdir(), async (folder) => {
    const backup = await openBackup(from, folder);
    const target = await connect(config, printError);
    try {
      await restoreBackup(backup, target, { overwrite, report: showProgress });
    } finally {
      await target.close();
      await backup.close();
    }
  });
  console.log(`${from} was restored, and every row was compared.`);
});
