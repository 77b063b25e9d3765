import { createInterface } from 'node:readline/promises';
import { hashPassword } from '../admin/password.ts';

// Read from standard input, since an argument would stay in the shell's history and the process list.
const prompt = createInterface({ input: process.stdin, output: process.stderr });
const password = await prompt.question('Password (at least 8 characters): ');
prompt.close();
if (password.length < 8) {
  console.error('The password must have at least 8 characters.');
  process.exit(1);
}
console.log(await hashPassword(password));
