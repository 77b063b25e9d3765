import { describe, expect, it } from 'vitest';
import { parseClues } from './clueBank.ts';

const parse = (text: string) => parseClues([{ name: '3.txt', text }]);

describe('parseClues', () => {
  it('reads words with their clues in order from several files', () => {
    const { clues } = parseClues([
      { name: '3.txt', text: 'CAT\n  1 Purring pet\n  3 Cool jazz fan\n\nDOG\n  1 Fetching pet\n' },
      { name: '4.txt', text: 'FROG\n  2 Prince, at times\n' },
    ]);
    expect([...clues.keys()]).toEqual(['CAT', 'DOG', 'FROG']);
    expect(clues.get('CAT')).toEqual([
      { text: 'Purring pet', difficulty: 1 },
      { text: 'Cool jazz fan', difficulty: 3 },
    ]);
  });
  it('reads the note of a clue that plays', () => {
    expect(parse('CAT\n  3 Mouse user? | It plays with mice.\n').clues.get('CAT')).toEqual([
      { text: 'Mouse user?', difficulty: 3, note: 'It plays with mice.' },
    ]);
  });
  it('reads phrases and names under their letters, with how they are written and their kind', () => {
    const { clues, lively } = parse("I'M IN (phrase)\n  1 Poker words\n\nOHIO (name)\n  1 Dayton's state\n");
    expect([...clues.keys()]).toEqual(['IMIN', 'OHIO']);
    expect(lively.get('IMIN')).toEqual({ written: "I'M IN", kind: 'phrase' });
    expect(lively.get('OHIO')?.kind).toBe('name');
  });
  it.each([
    ['CAT\n  4 Purring pet', '3.txt, line 2: "  4 Purring pet" is neither'],
    ['CAT\n 1 Purring pet', '3.txt, line 2: " 1 Purring pet" is neither'],
    ['Cat\n', '3.txt, line 1: "Cat" is neither'],
    ['CAT (animal)\n', '3.txt, line 1: "CAT (animal)" is neither'],
    ['ICE TEA\n', '3.txt, line 1: "ICE TEA" needs its kind'],
    ['CAT\n  1 Purring pet \n', '3.txt, line 2: "  1 Purring pet " is neither'],
    ['CAT\n  1 Purring pet | \n', '3.txt, line 2: "  1 Purring pet | " is neither'],
    ['  1 Purring pet', '3.txt, line 1: a clue comes before the first word'],
    ['CAT\n\nCAT\n', '3.txt, line 3: CAT already has clues'],
  ])('says where %j is wrong', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});
