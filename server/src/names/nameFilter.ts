import { harmless, refusedAlone, refusedAnywhere, staffAlone, staffAnywhere } from './refusedWords.ts';

/** Letters of other scripts that are taken for Latin ones, and digits and signs that stand for letters, in pairs. */
const pairs = [
  ...'аaвbсcеeнhіiјjкkмmоoрpѕsтtуyхxԁdɡgıiαaβbεeιiκkνvοoρpτtυuχxωwոnօo0o3e4a5s6g7t8b9g@a$s€e+t!1|1',
];
const replacements = new Map(
  pairs.map((sign, place) => [sign, pairs[place + 1] ?? '']).filter((_, place) => place % 2 === 0) as [
    string,
    string,
  ][],
);

/** Returns a text in plain lower-case letters; a 1 stays, since it stands for two of them. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...plain].map((sign) => replacements.get(sign) ?? sign).join('');
}

const compactOf = (folded: string): string => folded.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A word however often its letters are repeated; where it has two of a letter itself, one is another word. */
function patternOf(word: string): string {
  return word.replaceAll(/(.)\1*/gu, (run, letter: string) => {
    const sign = letter === 'i' || letter === 'l' ? `[${letter}1]` : letter;
    return run.length > 1 ? `${sign}{${run.length},}` : `${sign}+`;
  });
}

const anyOf = (...lists: (readonly string[])[]): string => lists.flat().map(patternOf).join('|');

const anywhere = new RegExp(anyOf(refusedAnywhere, staffAnywhere), 'u');
const alone = new RegExp(`^(?:${anyOf(refusedAlone, staffAlone)})$`, 'u');
const wholeName = new RegExp(`^(?:${anyOf(refusedAnywhere, refusedAlone, staffAnywhere, staffAlone)})$`, 'u');
const innocent = new RegExp(anyOf(harmless), 'gu');

function isRefused(word: string): boolean {
  const rest = word.replaceAll(innocent, ' ');
  return anywhere.test(rest) || alone.test(rest);
}

/** The words of a folded name as they are read, also those that are written with dots or spaces between the letters. */
function wordsOf(folded: string): string[] {
  const pieces = folded.split(/[^\p{L}\p{N}]+/u);
  const spelled = pieces.map((piece) => (piece.length === 1 ? piece : ` ${piece} `)).join('');
  return [...folded.split(/\s+/u).map(compactOf), ...pieces, ...spelled.split(/\s+/u)];
}

/**
 * True for a name that neither hurts anybody nor pretends to be the site's own. What it hides behind accents, digits,
 * repeated letters and separators is seen through; no list is complete, so an admin can hide names, too.
 */
export function isAcceptableName(name: string, siteName = ''): boolean {
  const folded = fold(name);
  const compact = compactOf(folded);
  const site = compactOf(fold(siteName));
  if (site !== '' && compact.includes(site)) return false;
  return !wholeName.test(compact) && !wordsOf(folded).some(isRefused);
}
