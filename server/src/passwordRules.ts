const minLength = 8;

/** What guessers try first, in lowercase and without digits or signs at the end: those are always tried, too. */
const common = new Set(
  `abc abcd access adminadmin administrator angel asdf baseball batman changeme charlie computer crossword default dragon
   flower football freedom hello hunter iloveyou jesus jordan killer letmein login lovely loveme manager master michael
   monkey monster mustang ninja nothing opensesame pass passphrase passw0rd password passwort p@ssw0rd p@ssword princess
   qazwsx root secret shadow starwars sunshine superman superuser system test testing trustno user welcome whatever`.split(
    /\s+/u,
  ),
);

/** Characters that are neighbors on a keyboard, in the alphabet or in counting. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '012345678901234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** How many characters at the start of the text are neighbors; 1 if the first two are not. */
function runLength(text: string): number {
  let length = 1;
  while (length < text.length && rows.some((row) => row.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}

/** True when all but a few characters belong to runs of neighbors, as in `12345678` or `qwerty123`. */
function isMadeOfRuns(text: string): boolean {
  let strangers = 0;
  for (let at = 0; at < text.length;) {
    const length = runLength(text.slice(at, at + 32));
    if (length < 3) strangers += length;
    at += length;
  }
  return strangers < 3;
}

const simplify = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '');
const withoutEnding = (text: string): string => text.replace(/[\d\p{P}\p{S}]+$/u, '');

/** Says what is wrong with an admin's password, as the end of a sentence; undefined if it is good enough. */
export function passwordProblem(
  password: string,
  names: { readonly username: string; readonly siteName: string },
): string | undefined {
  const whole = simplify(password);
  const stem = withoutEnding(whole);
  const isName = (name: string): boolean => [whole, stem].includes(simplify(name));
  if (password.length < minLength) return `must have at least ${minLength} characters`;
  if (common.has(whole) || common.has(stem)) return 'must not be one of the most common passwords';
  if (isName(names.username)) return 'must not be the user name';
  if (isName(names.siteName)) return "must not be the site's name";
  if (/^(.{1,4})\1+$/u.test(whole)) return 'must not repeat the same few characters';
  if (isMadeOfRuns(whole)) return 'must not be a row of neighbors such as 12345678 or qwertyui';
  return undefined;
}
