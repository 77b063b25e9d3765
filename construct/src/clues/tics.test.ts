import { describe, expect, it } from 'vitest';
import { countTics, formulaOf } from './tics.ts';

describe('countTics', () => {
  const shareOf = (text: string, tic: string) =>
    countTics([text, 'Fuss']).find(({ name }) => name.includes(tic))?.share;
  it.each([
    ['Cat, say', 'say'],
    ['Cat, maybe', 'say'],
    ['Cat, for one', 'for one'],
    ["Baker's need", 'possessive'],
    ["A bus rider's payment", 'possessive'],
    ['Keeps a great many people very busy all day', '40 characters'],
    ['Fall guy?', 'question'],
    ['___ and cheese', 'gap'],
  ])('counts "%s" as %s', (text, tic) => {
    expect(shareOf(text, tic)).toBe(0.5);
  });
  it.each(['Say', 'Maybe', "It's cold", 'One for all', "Don't go"])('has nothing against "%s"', (text) => {
    expect(countTics([text]).filter(({ share }) => share > 0)).toEqual([]);
  });
});

describe('formulaOf', () => {
  it('is the same for clues made the same way', () => {
    expect(formulaOf('Kind of bean')).toBe(formulaOf('Kind of cheese'));
    expect(formulaOf('Oboe, e.g.')).toBe(formulaOf('Superior, e.g.'));
    expect(formulaOf('Kind of bean')).not.toBe(formulaOf('Like some beans'));
  });
  it('is nothing for a plain definition, an answer to a frame alone, or a gap', () => {
    expect(['Fuss', 'Kind', 'Like', 'Like a ___'].map(formulaOf)).toEqual([null, null, null, null]);
  });
});
