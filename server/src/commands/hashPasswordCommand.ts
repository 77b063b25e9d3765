import { createInterface } from 'node:readline/promises';
import { hashPassword } from '../admin/password.ts';
import { readConfig } from '../config.ts';
import { passwordProblem } from '../passwordRules.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  const { ADMIN_USERNAME, SITE_NAME } = process.env;
  const names = readConfig({ ADMIN_USERNAME, SITE_NAME });
  // Read from standard input: an argument would stay in the shell's history and show in the process list.
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const password = await prompt.question('Password (at least 8 characters): ');
  prompt.close();
  const problem = passwordProblem(password, {
    username: names.ADMIN_USERNAME,
    siteName: names.SITE_NAME,
  });
  if (problem !== undefined) throw new Error(`The password ${problem}.`);
  console.log(await hashPassword(password));
});
