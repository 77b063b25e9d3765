import { describe, expect, test } from 'vitest';
import {
  clearCell,
  draftOf,
  setField,
  takeSpare,
  toggleCell,
  toggleMark,
  typeLetter,
  versionOf,
  writeClue,
} from './draft.ts';
import { change, redo, startTimeline, undo } from './timeline.ts';

const puzzle = {
  title: 'Zoo',
  author: 'Ann',
  difficulty: 2,
  datePublished: '2026-11-15',
  rows: ['CAT', 'APE', 'BED'],
  acrossClues: [
    { number: 1, text: 'Pet' },
    { number: 4, text: 'Gorilla', note: 'or chimp' },
    { number: 5, text: 'Cot' },
  ],
  downClues: [
    { number: 1, text: 'Taxi' },
    { number: 2, text: 'Mimic' },
    { number: 3, text: 'Theodore' },
  ],
};
const draft = draftOf(puzzle);

describe('a draft', () => {
  test('keeps circles, shading and the introduction; a mark under a block is back when the block is gone', () => {
    const marked = { ...puzzle, circled: [0, 4], shaded: [8], introduction: 'Read the circles.' };
    const before = draftOf(marked);
    expect(versionOf(before)).toEqual(marked);
    const blocked = toggleCell(before, 0, true);
    expect(versionOf(blocked)).toMatchObject({ circled: [4] });
    expect(versionOf(blocked)).not.toHaveProperty('shaded');
    expect(versionOf(toggleCell(blocked, 0, true))).toMatchObject({ circled: [0, 4], shaded: [8] });
  });

  test('circles and shades a cell, and takes that back', () => {
    const marked = toggleMark(toggleMark(draft, 3, 'circled'), 3, 'shaded');
    expect(versionOf(marked)).toMatchObject({ circled: [3], shaded: [3] });
    expect(versionOf(toggleMark(marked, 3, 'circled'))).not.toHaveProperty('circled');
    expect(versionOf({ ...marked, introduction: ' \n' })).not.toHaveProperty('introduction');
  });

  test('is stored as it came if nothing is changed', () => {
    expect(versionOf(draft)).toEqual(puzzle);
  });

  test('takes fields, letters, clues and notes; spaces around texts go', () => {
    let next = setField(draft, 'title', ' Zoo 2 ');
    next = setField(next, 'difficulty', '5');
    next = typeLetter(next, 8, 'G', true);
    next = writeClue(next, 0, 'text', ' It purrs ');
    next = writeClue(next, 1, 'note', '');
    expect(versionOf(next)).toMatchObject({
      title: 'Zoo 2',
      difficulty: 5,
      rows: ['CAT', 'APE', 'BEG'],
      acrossClues: [
        { number: 1, text: 'It purrs' },
        { number: 4, text: 'Gorilla' },
        { number: 5, text: 'Cot' },
      ],
    });
    expect(versionOf(next).acrossClues[1]).not.toHaveProperty('note');
  });

  test('leaves blocks alone when a cell is emptied, and puts a letter in the place of one', () => {
    const cut = toggleCell(draft, 0, true);
    expect(cut.rows).toEqual(['#AT', 'APE', 'BE#']);
    expect(clearCell(cut, 0)).toBe(cut);
    expect(typeLetter(cut, 0, 'R', true).rows).toEqual(['RAT', 'APE', 'BE.']);
  });

  test('gives the clue of a word that is gone to another word, whose own clue becomes spare', () => {
    const cut = toggleCell(draft, 0, true);
    const [pet] = cut.spare;
    expect(cut.spare.map(({ text }) => text)).toEqual(['Pet', 'Cot', 'Taxi', 'Theodore']);
    if (pet === undefined) throw new Error('The clue is lost');
    const gorilla = cut.clues.findIndex(({ text }) => text === 'Gorilla');
    const reused = takeSpare(cut, pet, gorilla);
    expect(reused.clues[gorilla]).toMatchObject({ answer: 'APE', text: 'Pet', note: '' });
    expect(reused.spare.map(({ text }) => text)).toEqual(['Cot', 'Taxi', 'Theodore', 'Gorilla']);
  });
});

describe('undo', () => {
  test('takes back one step, and redo repeats it; letters of one text are one step', () => {
    let line = startTimeline('');
    for (const text of ['a', 'ab', 'abc']) line = change(line, text, 'title');
    line = change(line, 'abc!', null);
    line = change(line, 'abc!!', null);
    expect(undo(line).present).toBe('abc!');
    expect(undo(undo(line)).present).toBe('abc');
    expect(undo(undo(undo(line))).present).toBe('');
    expect(undo(startTimeline('x')).present).toBe('x');
    expect(redo(undo(line)).present).toBe('abc!!');
    expect(redo(line)).toBe(line);
  });

  test('forgets what was taken back once something else is changed', () => {
    const line = change(undo(change(startTimeline('a'), 'b', null)), 'c', null);
    expect(redo(line).present).toBe('c');
    expect(undo(line).present).toBe('a');
  });
});
