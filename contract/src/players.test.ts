import { describe, expect, it } from 'vitest';
import { displayName, email, mailboxName } from './players.ts';

describe('an email', () => {
  it.each([
    [' Ann@Example.COM\n', 'ann@example.com'],
    ["o'neil+tag@mail.co.uk", "o'neil+tag@mail.co.uk"],
    ['zoë@bücher.example', 'zoë@bücher.example'],
    [`${'a'.repeat(248)}@b.com`, `${'a'.repeat(248)}@b.com`],
  ])('%j is accepted as %j', (text, accepted) => {
    expect(email.parse(text)).toBe(accepted);
  });

  it.each([
    '',
    'ann',
    'ann@example',
    '@example.com',
    'ann@.',
    'ann @example.com',
    'ann@exa@mple.com',
    `${'a'.repeat(249)}@b.com`,
    'ann\u0000@example.com',
    'ann@exam\u202Eple.com',
    'ann\u200B@example.com',
    'ann\uD800@example.com',
    // A careless pattern takes minutes for this.
    `ann@${'.'.repeat(500_000)}@`,
    5,
    null,
  ])('%j is rejected', (text) => {
    expect(email.safeParse(text).success).toBe(false);
  });
});

describe('a display name', () => {
  it.each([
    [' Ann ', 'Ann'],
    ['Jose\u0301', 'José'],
    ['<b>Ann</b> & "co"', '<b>Ann</b> & "co"'],
    ['❤️ 王小明', '❤️ 王小明'],
    ['🧟'.repeat(40), '🧟'.repeat(40)],
  ])('%j is accepted as %j', (text, accepted) => {
    expect(displayName.parse(text)).toBe(accepted);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \u00A0\u3000 '],
    ['a Braille blank', '\u2800'],
    ['41 characters', 'x'.repeat(41)],
    ['a line break', 'a\nb'],
    ['a NUL', 'a\u0000'],
    ['a bidi override', 'a\u202Eb'],
    ['a bidi isolate', '\u2066a'],
    ['a zero-width space', 'a\u200Bb'],
    ['a zero-width joiner', 'a\u200Db'],
    ['a private-use character', '\uE000'],
    ['half a surrogate pair', 'a\uD83E'],
    ['a Hangul filler', '\u3164'],
    ['a tag character', 'a\u{E0041}'],
  ])('that is or contains %s is rejected', (_what, text) => {
    expect(displayName.safeParse(text).success).toBe(false);
  });

  it('taken from an email may be as long as the part before the at sign', () => {
    expect(mailboxName.safeParse('x'.repeat(64)).success).toBe(true);
  });
});
