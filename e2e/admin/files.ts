import type { Page } from '@playwright/test';

/** A puzzle file on an admin's disk. */
export interface PuzzleFile {
  readonly name: string;
  readonly text: string;
}

const validCsv = `crossword,1
grid,#,P,A,C,K
grid,P,R,O,S,E
grid,L,O,T,U,S
grid,A,S,I,D,E
grid,N,E,S,T,#
across,1,"Wolves, collectively",PACK
across,5,It has no rhyme
across,6,Water flower
across,7,Whisper to the audience
across,8,Home in a tree
down,1,Text of <b>books</b>
down,2,Letters
down,3,More letters
down,4,Fewer letters
down,5,Intend
`;

/** A valid puzzle with this title and author. */
export function csvFile(title: string, author: string, date = '2026-01-05'): PuzzleFile {
  return { name: `${title}__${author}__2__${date}.csv`.replaceAll(' ', '_'), text: validCsv };
}

/** The same with a digit in row 2, column 3 of the grid. */
export function badCsvFile(title: string, author: string): PuzzleFile {
  return { ...csvFile(title, author), text: validCsv.replace('grid,P,R,O,S,E', 'grid,P,R,7,S,E') };
}

/** A puzzle from another program, without difficulty or date. */
export const xdFile: PuzzleFile = {
  name: 'import.xd',
  text: `Title: Imported\nAuthor: Bo\n\n\nCAT\nAPE\nBED\n\n\nA1. Pet ~ CAT\nA4. Gorilla ~ APE\nA5. Where to sleep ~ BED\n\nD1. Taxi ~ CAB\nD2. Monkey ~ APE\nD3. Ted's kin ~ TED\n`,
};

/** The file in the form in which Playwright sends it. */
export const payloadOf = ({ name, text }: PuzzleFile) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Chooses files with the named button. */
export async function choose(page: Page, button: string, ...files: PuzzleFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files.map(payloadOf));
}

/** Drops files on the page as if from the desktop. */
export async function drop(page: Page, ...files: PuzzleFile[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, text } of all) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  const zone = page.getByText('Drop puzzle files here');
  await zone.dispatchEvent('dragover', { dataTransfer });
  await zone.dispatchEvent('drop', { dataTransfer });
}
