import { decodeWindows1252 } from './decodeUtf8.ts';
import { splitExtension } from './parseFileName.ts';
import { isZip } from './unzipOne.ts';

const askForPuzzle =
  'Ask its maker for a .puz, .ipuz, .jpz or .xd file, or type the puzzle into a spreadsheet and save it as "CSV UTF-8".';

/** What editors have at hand that is no puzzle file, with what to do about it. */
const ADVICE = {
  excel:
    'This is an Excel workbook. In Excel, choose File > Save As, then "CSV UTF-8", and upload that file.',
  calc: 'This is an OpenDocument spreadsheet. Choose File > Save As, then "Text CSV" with the character set UTF-8, and upload that file.',
  numbers:
    'This is a Numbers or Pages document. In Numbers, choose File > Export To > CSV, and upload that file.',
  office:
    'This is an old Excel or Word file. If it is a spreadsheet, save it as "CSV UTF-8" and upload that file.',
  prose: `This is a text document, not a puzzle. ${askForPuzzle}`,
  pdf: `The file is a PDF, not a puzzle. ${askForPuzzle}`,
  picture: `The file is a picture, not a puzzle. ${askForPuzzle}`,
};

type Foreign = keyof typeof ADVICE;

const EXTENSIONS: Readonly<Record<Foreign, readonly string[]>> = {
  excel: ['xlsx', 'xlsm', 'xlsb', 'xls'],
  calc: ['ods'],
  numbers: ['numbers', 'pages'],
  office: [],
  prose: ['docx', 'doc', 'odt', 'rtf', 'txt', 'md'],
  pdf: ['pdf'],
  picture: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'heic', 'tif', 'tiff', 'bmp', 'svg'],
};

/** How such files begin; each character is a byte. */
const STARTS: readonly (readonly [start: string, kind: Foreign])[] = [
  ['%PDF', 'pdf'],
  ['{\\rtf', 'prose'],
  ['\u{D0}\u{CF}\u{11}\u{E0}', 'office'],
  ['\u{89}PNG', 'picture'],
  ['\u{FF}\u{D8}\u{FF}', 'picture'],
  ['GIF8', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
];

/** Names inside of documents that are ZIP archives. */
const PARTS: readonly (readonly [part: string, kind: Foreign])[] = [
  ['opendocument.spreadsheet', 'calc'],
  ['opendocument.text', 'prose'],
  ['xl/workbook', 'excel'],
  ['word/document.xml', 'prose'],
  ['Index/Document.iwa', 'numbers'],
  ['Index.zip', 'numbers'],
];

/** Returns the bytes as characters, so that marks can be found in them. */
function latin(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function kindOf(bytes: Uint8Array): Foreign | null {
  const head = latin(bytes.subarray(0, 16));
  const [, start = null] = STARTS.find(([mark]) => head.startsWith(mark)) ?? [];
  if (start !== null) return start;
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'picture';
  if (/^.{4}ftyp(?:heic|heix|mif1|avif)/su.test(head)) return 'picture';
  if (!isZip(bytes)) return null;
  const text = latin(bytes);
  const [, part = null] = PARTS.find(([name]) => text.includes(name)) ?? [];
  return part;
}

/** Says what to do with a document, a spreadsheet or a picture, told by its content, or else by its name; or null. */
export function adviceFor(name: string, bytes: Uint8Array): string | null {
  const { extension } = splitExtension(name);
  const kinds = Object.keys(EXTENSIONS) as Foreign[];
  const kind = kindOf(bytes) ?? kinds.find((each) => EXTENSIONS[each].includes(extension));
  return kind === undefined ? null : ADVICE[kind];
}

/** Says what else a file is that cannot be what its name claims, or null. */
export function foreignContent(bytes: Uint8Array, extension: string): string | null {
  const head = decodeWindows1252(bytes.subarray(0, 200))
    .replace(/^ï»¿/u, '')
    .trimStart();
  if (isZip(bytes) && extension !== 'jpz')
    return extension === 'csv'
      ? 'The file is zipped or a spreadsheet; save it as "CSV UTF-8".'
      : 'The file is zipped; unzip it and upload the file that is inside.';
  if (head.startsWith('\u{1F}\u{8B}')) return 'The file is compressed; unpack it first.';
  if (/^(?:<!doctype html|<html)/iu.test(head)) return 'The file is a web page (HTML), not a puzzle.';
  if (extension === 'csv' && head.startsWith('<')) return 'The file is XML or HTML, not CSV.';
  return null;
}
