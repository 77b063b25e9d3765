import { decodeWindows1252 } from './decodeUtf8.ts';
import { checksum } from './puzLayout.ts';
import type { Problem } from './puzzleFile.ts';

const CIRCLE = 0x80;

/** The optional sections behind the notes, by name; what does not fit the layout ends the list. */
function cutSections(bytes: Uint8Array, start: number): Map<string, Uint8Array> | null {
  const sections = new Map<string, Uint8Array>();
  let at = start;
  while (at + 8 <= bytes.length) {
    const name = decodeWindows1252(bytes.subarray(at, at + 4));
    const length = (bytes[at + 4] ?? 0) | ((bytes[at + 5] ?? 0) << 8);
    const sum = (bytes[at + 6] ?? 0) | ((bytes[at + 7] ?? 0) << 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length || checksum(data) !== sum) return null;
    sections.set(name, data);
    at += 8 + length + 1;
  }
  return sections;
}

/** What the optional sections hold that we do not: a rebus makes the grid wrong, circles only go missing. */
export function puzExtras(
  bytes: Uint8Array,
  start: number,
  width: number,
): { errors: Problem[]; warnings: string[] } {
  const sections = cutSections(bytes, start);
  if (sections === null)
    return { errors: [{ message: 'A section behind the notes is damaged.' }], warnings: [] };
  const errors = [...(sections.get('GRBS') ?? [])].flatMap((key, cell): Problem[] => {
    if (key === 0) return [];
    const row = Math.floor(cell / width) + 1;
    const column = (cell % width) + 1;
    return [
      { message: `Row ${row}, column ${column} is a rebus; a cell can hold one letter only.`, row, column },
    ];
  });
  const circles = [...(sections.get('GEXT') ?? [])].filter((flags) => (flags & CIRCLE) !== 0).length;
  const warnings = circles === 0 ? [] : [`${circles} circled cells lose their circles.`];
  return { errors, warnings };
}
