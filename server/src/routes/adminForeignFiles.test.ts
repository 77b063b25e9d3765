import type { FilePreview } from '@monster/contract';
import { writeCsv, writePuz } from '@monster/formats';
import { sampleContent, sampleFiles, sampleMetadata, zip } from '@monster/formats/testing';
import { beforeAll, expect, it } from 'vitest';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';

const named = (title: string, extension: string): string =>
  `${title}__By_Ann_Lee__2__2026-11-01.${extension}`;
const sampleOf = (extension: string): Uint8Array =>
  sampleFiles.find(({ name }) => name.endsWith(extension))?.bytes ?? new Uint8Array();
const textOf = (extension: string): string => new TextDecoder().decode(sampleOf(extension));
const puz = writePuz(sampleContent, sampleMetadata);

const [metadata = '', grid = '', clues = ''] = textOf('.xd').split('\n\n\n');
const headed = `## METADATA\n${metadata}\n## Grid\n${grid.replaceAll('#', '.')}\n## clues\n${clues}`;

/** What Excel calls "Unicode Text", with the line that tells it the separator. */
const excel = Buffer.from(
  `\u{FEFF}sep=;\r\n${writeCsv(sampleContent).replaceAll(/,(?! )/gu, ';')}`,
  'utf16le',
);

describeOnBoth('files of other programs', (db) => {
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db());
  });

  it.each([
    ['a zipped .jpz', 'Zipped', 'jpz', zip([{ name: 'puzzle.xml', bytes: sampleOf('.jpz') }])],
    ['an .xd with headings in any case and dots for black cells', 'Headed', 'xd', headed],
    ['a .puz after the lines of a mail', 'Mailed', 'puz', Buffer.concat([Buffer.from('Hello\r\n\r\n'), puz])],
    ['a CSV that Excel wrote in UTF-16', 'Excel', 'csv', excel],
    ['an .ipuz with a control character', 'Odd', 'ipuz', textOf('.ipuz').replace('Intend', 'Intend\u{1}')],
  ])('are stored like any other: %s', async (_what, title, extension, content) => {
    const file = { name: named(title, extension), content };
    const answer = await admin.upload('/admin/api/puzzles/upload', 'puzzleFile', file);
    const { puzzles } = answer.json<{ puzzles: { id: string; author: string }[] }>();
    expect([answer.statusCode, puzzles]).toMatchObject([200, [{ author: 'Ann Lee' }]]);
    const csv = await admin.call('GET', `/admin/api/puzzles/${puzzles[0]?.id}/download?format=csv`);
    expect(csv.body).toBe(writeCsv(sampleContent));
  });

  it('are refused with a sentence on what to do', async () => {
    const workbook = zip(['[Content_Types].xml', 'xl/workbook.xml'].map((name) => ({ name, bytes: puz })));
    const answer = await admin.upload(
      '/admin/api/puzzles/preview',
      'puzzleFiles',
      { name: 'puzzle.xlsx', content: workbook },
      { name: named('Workbook', 'csv'), content: workbook },
      { name: 'unsolved.puz', content: puz.with(0x32, 2) },
      { name: named('Two', 'jpz'), content: zip(['a', 'b'].map((name) => ({ name, bytes: puz }))) },
    );
    const { files } = answer.json<{ files: FilePreview[] }>();
    const excelAdvice =
      'This is an Excel workbook. In Excel, choose File > Save As, then "CSV UTF-8", and upload that file.';
    expect(files.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
      [excelAdvice],
      [excelAdvice],
      ['The file has no solution: its grid is empty. Ask its maker for the file with the solution.'],
      ['The ZIP archive has 2 files; a zipped .jpz has one. Unzip it and upload the puzzle.'],
    ]);
  });
});
