import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, newAuthor, openAdmin } from './admin.ts';
import { csvFile, drop } from './files.ts';

test.use({ settings: adminSettings });

/** A file of another program with headings in any case and a row that starts like one. */
const headedXd = (author: string) => ({
  name: 'headed.xd',
  text: `## METADATA\nTitle: Headed\nAuthor: By ${author}\nDate: 2026-01-06\nDifficulty: 2\n## grid\n##AB\n#CAT\nCAPE\nABED\n## Clues\nA1. Muscle, briefly\nA3. Pet\nA4. Cloak\nA5. Not up\nD1. Ape at heart\nD2. Letters\nD3. Taxi\nD4. Golden State\n`,
});

test('files from elsewhere are read, or the card says what to do', async ({ page }) => {
  const author = newAuthor();
  await openAdmin(page, 'Upload Puzzles');
  const csv = csvFile('Announced', author);
  await drop(
    page,
    { ...csv, text: `sep=,\r\n${csv.text}` },
    headedXd(author),
    { name: 'puzzle.xlsx', text: 'PK\u{3}\u{4}xl/workbook.xml' },
    { name: csvFile('Letter', author).name, text: 'Dear editor,\nhere is my puzzle. Have fun,\nAnn\n' },
    { name: 'scan.pdf', text: '%PDF-1.7' },
  );
  await expect(page.getByRole('status').filter({ hasText: '2 ready, 3 with errors' })).toBeVisible();
  const errorsOf = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).getByRole('list', { name: 'Errors' });
  await expect(errorsOf('puzzle.xlsx')).toHaveText(
    'This is an Excel workbook. In Excel, choose File > Save As, then "CSV UTF-8", and upload that file.',
  );
  await expect(errorsOf('Letter__')).toContainText('This is a text or a table, not a puzzle');
  await expect(errorsOf('scan.pdf')).toContainText('The file is a PDF, not a puzzle. Ask its maker for');
  await expect(page.getByText(`by ${author}`, { exact: true })).toHaveCount(3);
  await expectFit(page);
  await button(page, 'Upload 2 puzzles').click();
  await expect(toast(page)).toHaveText('Upload Successful Processed 2 puzzles successfully');
});
