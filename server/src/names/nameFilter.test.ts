import { nameProblem } from '@monster/contract';
import { describe, expect, it } from 'vitest';
import { monsterEnds, monsterName, monsterStarts, monsterTraits } from './monsterName.ts';
import { isAcceptableName } from './nameFilter.ts';

describe('the filter of names', () => {
  it.each([
    'Scunthorpe United',
    'Charles Dickens',
    'Emily Dickinson',
    'Essex Girl',
    'Cassandra',
    'Sussex',
    'Middlesex',
    'Hancock',
    'Peacock',
    'Nigeria',
    'Niger',
    'Raccoon',
    'Therapist Tim',
    'Badminton Bob',
    'Shiitake',
    'Yamashita',
    'Push it',
    'Push-It',
    'Class of 99',
    'Modest Mouse',
    'Titus',
    'Analise',
    'Cumberland',
    'Pakistan',
    'Penistone',
    'Grape Juice',
    'Matsushita',
    'Ann',
    'Björn',
    'Ольга',
    'Ελένη',
    '山田',
    'Zoë 1984',
    'Supporter',
    'Monster Maria',
    '<b>Ann</b>',
  ])('has nothing against %s', (name) => {
    expect(isAcceptableName(name, 'Monster Crossword')).toBe(true);
  });

  it.each([
    'fuck',
    'FuCk you',
    'fuuuuck',
    'f.u.c.k',
    'f u c k',
    'f_u_c_k off',
    'fu ck',
    'phück',
    'fück',
    'Mr F*u*c*k',
    'sh1t',
    '5h!t',
    'B1tch',
    'n1gg3r',
    'niggggger',
    'nïgger',
    'Big A$$',
    'a55',
    'a s s',
    'dick',
    'D1CK',
    'suck my dick',
    'c0ck',
    'сunt',
    'Hitler',
    'h1t1er',
    'Nazi',
    'xXcuntXx',
    'admin',
    'Admin',
    'ADMIN 2',
    'a.d.m.i.n',
    'аdmin',
    'The Administrator',
    'Adm1n',
    'moderator',
    'mod',
    'Official',
    'Monster Crossword',
    'M0nster-Crossword Team',
    'Mönstercrossword',
  ])('refuses %s', (name) => {
    expect(isAcceptableName(name, 'Monster Crossword')).toBe(false);
  });

  it('takes a moment however long the name is', () => {
    for (const text of ['n1g'.repeat(2_000), 'f u '.repeat(2_000), 'ı.'.repeat(3_000)]) {
      const startedAt = performance.now();
      isAcceptableName(text);
      expect(performance.now() - startedAt).toBeLessThan(200);
    }
  });
});

describe('the name of a monster', () => {
  const nouns = monsterStarts.flatMap((start) => monsterEnds.map((end) => start + end));

  it('is always the same for a player', () => {
    expect(monsterName('ab'.repeat(32))).toBe(monsterName('ab'.repeat(32)));
    expect(monsterName('ab'.repeat(32))).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/u);
  });

  it('is one of many, and players rarely share one', () => {
    expect(monsterTraits.length * nouns.length).toBeGreaterThan(100_000);
    const names = new Set(Array.from({ length: 1_000 }, (_, player) => monsterName(`player ${player}`)));
    expect(names.size).toBeGreaterThan(980);
    for (const list of [monsterTraits, nouns]) expect(new Set(list).size).toBe(list.length);
  });

  it('is a name that a player could have typed', () => {
    const longest = (list: readonly string[]) => list.toSorted((a, b) => b.length - a.length)[0] ?? '';
    expect(nameProblem(`${longest(monsterTraits)} ${longest(nouns)}`)).toBeNull();
    expect([...monsterTraits, ...nouns].filter((word) => !isAcceptableName(word))).toEqual([]);
  });
});
