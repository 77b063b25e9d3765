import { describe, expect, it } from 'vitest';
import { passwordProblem } from './passwordRules.ts';

const names = { username: 'Gatekeeper', siteName: 'Monster Crossword' };

describe('a password for the admin', () => {
  it.each([
    ['short', 'must have at least 8 characters'],
    ['', 'must have at least 8 characters'],
    ['password', 'must not be one of the most common passwords'],
    ['Password123!', 'must not be one of the most common passwords'],
    ['P@ssw0rd', 'must not be one of the most common passwords'],
    ['letmein2026', 'must not be one of the most common passwords'],
    ['iloveyou', 'must not be one of the most common passwords'],
    ['change me', 'must not be one of the most common passwords'],
    ['gatekeeper', 'must not be the user name'],
    ['GateKeeper#1', 'must not be the user name'],
    ['monster crossword', "must not be the site's name"],
    ['MonsterCrossword2026', "must not be the site's name"],
    ['aaaaaaaa', 'must not repeat the same few characters'],
    ['🧟🧟🧟🧟🧟🧟🧟🧟', 'must not repeat the same few characters'],
    ['abababab', 'must not repeat the same few characters'],
    ['12345678', 'must not be a row of neighbors such as 12345678 or qwertyui'],
    ['87654321', 'must not be a row of neighbors such as 12345678 or qwertyui'],
    ['1234567890', 'must not be a row of neighbors such as 12345678 or qwertyui'],
    ['qwertyui', 'must not be a row of neighbors such as 12345678 or qwertyui'],
    ['QWERTZuiop', 'must not be a row of neighbors such as 12345678 or qwertyui'],
    ['qwerty12345', 'must not be a row of neighbors such as 12345678 or qwertyui'],
    ['abcdefgh', 'must not be a row of neighbors such as 12345678 or qwertyui'],
    ['1q2w3e4r', 'must not be a row of neighbors such as 12345678 or qwertyui'],
    ['qazwsxedc', 'must not be a row of neighbors such as 12345678 or qwertyui'],
  ])('is refused if it is %j: it %s', (password, problem) => {
    expect(passwordProblem(password, names)).toBe(problem);
  });

  it.each([
    'correct horse',
    'from the settings',
    'Grün & scary',
    'x7#kP2vQ',
    'the gatekeeper sleeps',
    'my 12345 sheep',
    'passwordless is the future',
    'ÜberMönster',
  ])('may be %j', (password) => {
    expect(passwordProblem(password, names)).toBeUndefined();
  });

  it('takes no time to check, however long it is', () => {
    expect(passwordProblem('abc1'.repeat(50_000), names)).toBe('must not repeat the same few characters');
    expect(passwordProblem(`${'abcdefgh'.repeat(50_000)}!`, names)).toMatch(/neighbors/u);
  });
});
