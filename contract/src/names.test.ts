import { describe, expect, it } from 'vitest';
import { nameProblem, normalizeName, playerName } from './names.ts';

const tooShortOrLong = 'Please use 2 to 24 characters.';
const signs = 'Please use only letters, digits, spaces and . ’ - _ & !';
const accents = 'Please use at most one accent per letter.';
const alphabets = 'Please use letters of one alphabet per word.';

describe('a typed name', () => {
  it.each([
    'Ann',
    'Jo',
    'Ann-Marie O’Neil Jr.',
    "D'Arcy & Co",
    'Zoë 2',
    'Nguyễn Thị',
    'Ольга',
    'Ελένη',
    '山田太郎',
    'सीता',
    'हिंदी',
    'ที่รัก',
    'محمد',
    'דוד',
    'Anna и Ольга',
    'x'.repeat(24),
    'A1!',
  ])('may be %s', (name) => {
    expect(nameProblem(normalizeName(name))).toBeNull();
  });

  it.each([
    ['', tooShortOrLong],
    ['A', tooShortOrLong],
    ['x'.repeat(25), tooShortOrLong],
    ['123', 'Please use at least one letter.'],
    ['--', 'Please use at least one letter.'],
    ['a\u0000b', signs],
    ['a\tb', signs],
    ['a\nb', signs],
    ['a\u200Bb', signs],
    ['a\u200Db', signs],
    ['a\u00ADb', signs],
    ['\u202Egnp.exe', signs],
    ['\u2067ab\u2069', signs],
    ['\u061Cabc', signs],
    ['\u3164\u3164\u3164', signs],
    ['a\u{E0041}b', signs],
    ['a\uD800b', signs],
    ['<b>Ann</b>', signs],
    ['Ann@example.com', signs],
    ['Ann 😀', signs],
    ['Z\u0351\u036B\u0343algo', accents],
    ['x\u0323\u0307\u0307y', accents],
    ['Ann \u0301x', accents],
    ['Аnn', alphabets],
    ['pαul', alphabets],
    ['Оλга', alphabets],
  ])('may not be %j', (name, problem) => {
    expect(nameProblem(normalizeName(name))).toBe(problem);
    expect(playerName.safeParse(name).success).toBe(false);
  });

  it.each([
    ['  Ann   Bee ', 'Ann Bee'],
    ['Ａｎｎ', 'Ann'],
    ['Zoe\u0308', 'Zoë'],
    ['Ann\u00A0Bee', 'Ann Bee'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(playerName.parse(typed)).toBe(stored);
  });
});
