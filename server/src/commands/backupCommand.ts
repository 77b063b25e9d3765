import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, StartError } from '../config.ts';
import { writeBackup } from '../db/backup.ts';
import type { TableSum } from '../db/backup.ts';
import { connect } from '../db/connect.ts';
import { messageOf } from '../db/databaseErrors.ts';
import { openSqlite, requireSqlite, saveSqlite } from '../db/open.ts';
import type { Db } from '../db/open.ts';
import { openBackup, restoreBackup } from '../db/restore.ts';
import { inWorkFolder } from './inWorkFolder.ts';
import { printError, runCommand } from './runCommand.ts';
import { showProgress } from './showProgress.ts';

function nameOf(time: Date): string {
  const second = time.toISOString().slice(0, 19);
  return `monster-backup-${second.replaceAll(':', '-')}Z.db`;
}

function makeFolder(folder: string, name: string): string {
  mkdirSync(path.join(folder, name), { mode: 0o700 });
  return path.join(folder, name);
}

function syncToDisk(place: string): void {
  const handle = openSync(place, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

async function write(source: Db, folder: string, file: string): Promise<TableSum[]> {
  const target = openSqlite(folder);
  try {
    const sums = await writeBackup(source, target, showProgress);
    saveSqlite(folder, file);
    return sums;
  } finally {
    await target.close();
  }
}

/** Restores the backup into a new database, which compares every row, before anybody relies on it. */
async function tryOut(file: string, workFolder: string): Promise<void> {
  const backup = await openBackup(file, makeFolder(workFolder, 'copy'));
  const target = openSqlite(makeFolder(workFolder, 'restored'));
  try {
    await restoreBackup(backup, target, { overwrite: false, report: () => {} });
  } finally {
    await target.close();
    await backup.close();
  }
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'backups' } } });
  const config = readConfig(process.env);
  if (config.DATABASE_URL === undefined) requireSqlite(config.DATA_DIR);
  mkdirSync(values.to, { recursive: true, mode: 0o700 });
  const file = path.join(values.to, nameOf(new Date()));
  if (existsSync(file)) throw new StartError(`${file} exists already.`);
  const db = await connect(config, printError);
  try {
    const sums = await inWorkFolder(values.to, async (folder) => {
      const unverified = path.join(folder, 'backup.db');
      const written = await write(db, makeFolder(folder, 'written'), unverified);
      await tryOut(unverified, folder).catch((error: unknown) => {
        throw new StartError(`The backup failed its trial and was not kept: ${messageOf(error)}`);
      });
      syncToDisk(unverified);
      renameSync(unverified, file);
      syncToDisk(values.to);
      return written;
    });
    const total = sums.reduce((sum, { rows }) => sum + rows, 0);
    console.log(`${file} is complete: ${total} rows. It was restored once, and every row was compared.`);
  } finally {
    await db.close();
  }
});
