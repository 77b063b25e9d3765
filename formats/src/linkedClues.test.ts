import { describe, expect, it } from 'vitest';
import { encodeUtf8 } from './decodeUtf8.ts';
import { readIpuz } from './readIpuz.ts';
import { readJpz } from './readJpz.ts';
import { sampleContent, sampleFiles, sampleMetadata } from './testing/samples.ts';
import { writeIpuz } from './writeIpuz.ts';

const jpz = new TextDecoder().decode(sampleFiles.find(({ name }) => name.endsWith('.jpz'))?.bytes);
const readXml = (...changes: [string, string][]) => {
  let xml = jpz;
  for (const [from, to] of changes) {
    expect(xml).toContain(from);
    xml = xml.replace(from, to);
  }
  return readJpz(encodeUtf8(xml));
};
const acrossClue = (attributes: string, text: string) => `<clue ${attributes} format="5">${text}</clue>`;
const seventh = acrossClue('word="7" number="7"', 'Whisper to the audience');
const sixth = acrossClue('word="6" number="6"', 'Flower of the "Odyssey"');
const words = '</grid><word id="6" x="1-5" y="3"><cells x="1" y="4"/><cells x="2-5" y="4"/></word>';

type Json = Record<string, unknown>;
const ipuz = JSON.parse(writeIpuz(sampleContent, sampleMetadata)) as {
  clues: { Across: unknown[]; Down: unknown[] };
};
const readJson = (across: unknown[]) =>
  readIpuz(encodeUtf8(JSON.stringify({ ...ipuz, clues: { ...ipuz.clues, Across: across } } satisfies Json)));
const { Across: across } = ipuz.clues;

const outcome = {
  errors: [],
  puzzle: {
    acrossClues: [
      { number: 1, text: 'Wolves, collectively' },
      { number: 5, text: 'It has no rhyme' },
      { number: 6, text: 'Flower of the "Odyssey" (continued at 7-Across)' },
      { number: 7, text: 'See 6-Across' },
      { number: 8, text: 'Home in a tree' },
    ],
  },
  warnings: expect.arrayContaining([
    '6-Across is continued at 7-Across, whose clue is now "See 6-Across".',
  ]) as string[],
};

describe('a linked clue in .jpz', () => {
  it.each([
    ['without a clue', ''],
    ['with an empty one', acrossClue('word="7" number="7"', '')],
    ['with a dash', acrossClue('word="7" number="7"', '-')],
  ])('leads to the other word %s', (_how, clue) => {
    expect(readXml(['</grid>', words], [seventh, clue])).toMatchObject(outcome);
    expect(readXml([sixth, sixth.replace('number="6"', 'number="6/7"')], [seventh, clue])).toMatchObject(
      outcome,
    );
  });

  it('may be linked from the other word', () => {
    const clue = acrossClue('word="7" number="7" is-link="6"', '');
    expect(readXml(['</grid>', '</grid><word id="6" x="1-5" y="3"/>'], [seventh, clue])).toMatchObject(
      outcome,
    );
  });

  it('leaves the clue of the other word alone when it has one', () => {
    expect(readXml(['</grid>', words]).puzzle).toEqual(sampleContent);
  });

  it('is found by its word when it has no number', () => {
    const bare = seventh.replace(' number="7"', '');
    expect(readXml(['</grid>', '</grid><word id="7" x="1-5" y="4"/>'], [seventh, bare]).puzzle).toEqual(
      sampleContent,
    );
  });

  it('is quoted when it has neither a number nor a word', () => {
    const { errors } = readXml([seventh, seventh.replace(' number="7"', '')]);
    expect(errors.map(({ message }) => message)).toEqual([
      'The clue "Whisper to the audie…" has neither a number nor a word in the grid.',
      'Across 7 has no clue.',
    ]);
  });
});

describe('a linked clue in .ipuz', () => {
  const text = 'Flower of the "Odyssey"';

  it.each([
    ['its number', { number: '6,7', clue: text }],
    ['its numbers', { numbers: [6, 7], clue: text }],
    ['a place', { number: 6, clue: text, continued: [['Across', 7]] }],
    ['a place with names', { number: 6, clue: text, continued: [{ direction: 'Across', number: '7' }] }],
    ['a bare number', { number: 6, clue: text, continued: ['7'] }],
  ])('names the other word in %s', (_how, clue) => {
    expect(readJson(across.with(2, clue).toSpliced(3, 1))).toMatchObject(outcome);
    expect(readJson(across.with(2, clue).with(3, { number: 7 }))).toMatchObject(outcome);
  });

  it('may be continued in the other direction', () => {
    const down = ipuz.clues.Down.toSpliced(1, 1);
    const clue = { number: 6, clue: text, continued: [['Down', 2]] };
    const file = { ...ipuz, clues: { Across: across.with(2, clue), Down: down } };
    expect(readIpuz(encodeUtf8(JSON.stringify(file))).puzzle?.downClues[1]).toEqual({
      number: 2,
      text: 'See 6-Across',
    });
  });

  it('is quoted when it has no number', () => {
    for (const clue of [text, { clue: text }, ['', text], [null, text]])
      expect(readJson(across.with(2, clue)).errors).toEqual([
        { message: 'The Across clue "Flower of the "Odyss…" has no number.' },
        { message: 'Across 6 has no clue.' },
      ]);
  });
});
