import { describe, expect, it } from 'vitest';
import { nameKey, nameProblem, tidyName } from './accountName.ts';

describe('a name', () => {
  it.each([
    ['Bea', 'BEA'],
    ['Zoë', 'Zoe\u0308'],
    ['Ann Lee', '  ann\u00a0  lee '],
    ['Bea', 'Ｂｅａ'],
    ['ﬁ', 'FI'],
  ])('%j is the same as %j', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it('differs from another one', () => {
    expect(nameKey('Bea')).not.toBe(nameKey('Beat'));
  });

  it('is kept as it was typed, but composed and without needless space', () => {
    expect(tidyName('  Zoe\u0308   de Vries ')).toBe('Zo\u00eb de Vries');
  });

  it.each(['', '   ', '\u3000'])('must not be empty: %j', (name) => {
    expect(nameProblem(name)).toBe('Please enter a name.');
  });

  it.each(['Be\u200ba', 'Bea\u0000', 'Bea\u202e', 'B\u00adea', '\u115fBea'])(
    'must not contain what nobody sees: %j',
    (name) => {
      expect(nameProblem(name)).toBe('Please choose a name without invisible characters.');
    },
  );

  it.each(['Bea', 'Zoë de Vries', '李', 'bea@example.com'])('may be %j', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });
});
