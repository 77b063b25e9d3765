import { createInterface } from 'node:readline/promises';
import { hashPassword } from '../admin/password.ts';
import { minPasswordLength } from '../config.ts';

// Read from standard input: an argument would stay in the shell's history and show in the process list.
const prompt = createInterface({ input: process.stdin, output: process.stderr });
const password = await prompt.question(`Password (at least ${minPasswordLength} characters): `);
prompt.close();
if (password.length < minPasswordLength) {
  console.error(`The password must have at least ${minPasswordLength} characters.`);
  process.exit(1);
}
console.log(await hashPassword(password));
