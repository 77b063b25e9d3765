import type { Metadata } from '@monster/engine';
import type { PuzzleContent } from '../puzzleFile.ts';
import { encodeUtf8 } from '../decodeUtf8.ts';
import { writeCsv } from '../writeCsv.ts';
import { writeIpuz } from '../writeIpuz.ts';
import { writePuz } from '../writePuz.ts';

/** The puzzle in every sample file. */
export const sampleContent: PuzzleContent = {
  rows: ['#PACK', 'PROSE', 'LOTUS', 'ASIDE', 'NEST#'],
  acrossClues: [
    { number: 1, text: 'Wolves, collectively' },
    { number: 5, text: 'It has no rhyme' },
    { number: 6, text: 'Flower of the "Odyssey"' },
    { number: 7, text: 'Whisper to the audience' },
    { number: 8, text: 'Home in a tree' },
  ],
  downClues: [
    { number: 1, text: 'Pink & thorny' },
    { number: 2, text: 'Where 3 < 4' },
    { number: 3, text: '-ed, for one' },
    { number: 4, text: 'Café doors' },
    { number: 5, text: 'Intend' },
  ],
};

export const sampleMetadata: Metadata = {
  title: 'Daily Teaser 7',
  author: 'Ann Lee',
  difficulty: 2,
  datePublished: '2026-11-20',
};

const jpz = `<?xml version="1.0" encoding="UTF-8"?>
<crossword-compiler-applet xmlns="http://crossword.info/xml/crossword-compiler-applet">
<rectangular-puzzle xmlns="http://crossword.info/xml/rectangular-puzzle" alphabet="ABCDEFGHIJKLMNOPQRSTUVWXYZ">
<metadata><title>Daily Teaser 7</title><creator>Ann Lee</creator><copyright></copyright></metadata>
<crossword><grid width="5" height="5"><grid-look numbering-scheme="normal"/>
${sampleContent.rows
  .flatMap((row, y) =>
    [...row].map((letter, x) =>
      letter === '#'
        ? `<cell x="${x + 1}" y="${y + 1}" type="block"/>`
        : `<cell x="${x + 1}" y="${y + 1}" solution="${letter}"/>`,
    ),
  )
  .join('\n')}
</grid>
${(['Across', 'Down'] as const)
  .map((title) => {
    const clues = title === 'Across' ? sampleContent.acrossClues : sampleContent.downClues;
    const items = clues.map(({ number, text }) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return `<clue word="${number}" number="${number}" format="5">${escaped}</clue>`;
    });
    return `<clues ordering="normal"><title><b>${title}</b></title>\n${items.join('\n')}\n</clues>`;
  })
  .join('\n')}
</crossword></rectangular-puzzle></crossword-compiler-applet>
`;

const xd = `Title: Daily Teaser 7
Author: Ann Lee
Date: 2026-11-20


${sampleContent.rows.join('\n')}


${sampleContent.acrossClues.map(({ number, text }) => `A${number}. ${text}`).join('\n')}

${sampleContent.downClues.map(({ number, text }) => `D${number}. ${text}`).join('\n')}
`;

const base = 'Daily_Teaser_7__Ann_Lee__2__2026-11-20';

/** The sample puzzle as a file in each format that can be read. */
export const sampleFiles: readonly { readonly name: string; readonly bytes: Uint8Array }[] = [
  { name: `${base}.csv`, bytes: encodeUtf8(writeCsv(sampleContent)) },
  { name: `${base}.puz`, bytes: writePuz(sampleContent, sampleMetadata) },
  { name: `${base}.ipuz`, bytes: encodeUtf8(writeIpuz(sampleContent, sampleMetadata)) },
  { name: `${base}.jpz`, bytes: encodeUtf8(jpz) },
  { name: `${base}.xd`, bytes: encodeUtf8(xd) },
];
