import { describe, expect, it } from 'vitest';
import { canRun, chooseRunAs, pickUser } from './ordinaryUser.ts';

const root = 'root:x:0:0:root:/root:/bin/bash';
const daemon = 'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin';
const nobody = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin';
const ann = 'ann:x:1000:1001::/home/ann:/bin/bash';
const postgres = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash';

describe('pickUser', () => {
  it.each([
    ['postgres before anyone else', [root, nobody, ann, postgres], { uid: 101, gid: 104 }],
    ['nobody if there is no postgres', [root, daemon, ann, nobody], { uid: 65534, gid: 65534 }],
    ['the first person if there is neither', [root, daemon, ann], { uid: 1000, gid: 1001 }],
    ['no one if only root and system accounts exist', [root, daemon], undefined],
    ['no one from damaged lines', ['postgres', 'nobody:x:abc:1', ''], undefined],
  ])('picks %s', (_what, lines, expected) => {
    expect(pickUser(lines.join('\n'))).toEqual(expected);
  });
});

describe('chooseRunAs', () => {
  it('chooses a user other than root who can run programs', () => {
    const runAs = chooseRunAs();
    expect(canRun(runAs, 'sh', '-c', 'test "$(id -u)" -ne 0 && id -un')).toBe(true);
  });
});

describe('canRun', () => {
  it('is false for a program that fails or does not exist', () => {
    expect(canRun({ wrapper: [] }, 'false')).toBe(false);
    expect(canRun({ wrapper: [] }, '/no/such/program')).toBe(false);
  });
});
