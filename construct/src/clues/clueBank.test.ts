import { describe, expect, it } from 'vitest';
import { parseClues } from './clueBank.ts';

const parse = (text: string) => parseClues([{ name: '3.txt', text }]);

describe('parseClues', () => {
  it('reads words with their clues in order from several files', () => {
    const bank = parseClues([
      { name: '3.txt', text: 'CAT\n  1 Purring pet\n  2 Cool jazz fan\n\nDOG\n  1 Fetching pet\n' },
      { name: '4.txt', text: 'FROG\n  2 Prince, perhaps\n' },
    ]);
    expect([...bank.keys()]).toEqual(['CAT', 'DOG', 'FROG']);
    expect(bank.get('CAT')).toEqual([
      { text: 'Purring pet', difficulty: 1 },
      { text: 'Cool jazz fan', difficulty: 2 },
    ]);
  });
  it.each([
    ['CAT\n  3 Purring pet', '3.txt, line 2: "  3 Purring pet" is neither'],
    ['CAT\n 1 Purring pet', '3.txt, line 2: " 1 Purring pet" is neither'],
    ['Cat\n', '3.txt, line 1: "Cat" is neither'],
    ['CAT\n  1 Purring pet \n', '3.txt, line 2: "  1 Purring pet " is neither'],
    ['  1 Purring pet', '3.txt, line 1: a clue comes before the first word'],
    ['CAT\n\nCAT\n', '3.txt, line 3: CAT already has clues'],
  ])('says where %j is wrong', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});
