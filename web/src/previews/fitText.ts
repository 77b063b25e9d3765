/** The width of a character as a share of the font's size; undefined if the font does not have it. */
export type AdvanceOf = (character: string) => number | undefined;

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

interface Space {
  readonly width: number;
  readonly maxLines: number;
  /** The sizes to choose from; the text is cut only if it is too long in the smallest one. */
  readonly sizes: { readonly largest: number; readonly smallest: number };
}

const ellipsis = '…';
const marks = /\p{M}/gu;
const isWritten = /[\p{L}\p{N}]/u;

/**
 * The text with what the font can show of it: a letter without its marks is still readable, a symbol can be left out.
 * Returns null if letters or digits would be missing, or nothing would be left.
 */
export function showableText(text: string, advanceOf: AdvanceOf): string | null {
  let shown = '';
  for (const character of text.normalize('NFC')) {
    const plain = character.normalize('NFKD').replaceAll(marks, '');
    const known = [character, plain].find(
      (each) => each !== '' && [...each].every((part) => advanceOf(part) !== undefined),
    );
    if (known === undefined && isWritten.test(character)) return null;
    shown += known ?? ' ';
  }
  const words = wordsOf(shown);
  return words.some((word) => isWritten.test(word)) ? words.join(' ') : null;
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** The width of a text in a font of size 1; without kerning, which makes it a little narrower. */
export function widthOf(text: string, advanceOf: AdvanceOf): number {
  return [...text].reduce((sum, character) => sum + (advanceOf(character) ?? 0), 0);
}

/** Puts as many words on each line as it has room for; a word that is too long for a line gets one of its own. */
function wrap(words: readonly string[], isRoom: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && isRoom(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks words that are too long for a line wherever the line ends. */
function breakWords(words: readonly string[], isRoom: (line: string) => boolean): string[] {
  return words.flatMap((word) => {
    const pieces = [''];
    for (const character of word) {
      const longer = `${pieces.at(-1)}${character}`;
      if (isRoom(longer) || pieces.at(-1) === '') pieces[pieces.length - 1] = longer;
      else pieces.push(character);
    }
    return pieces;
  });
}

/** The same number of lines, as even as possible. */
function balance(words: readonly string[], lines: readonly string[], widthOfLine: (line: string) => number) {
  const longest = Math.max(...words.map(widthOfLine));
  const steps = 20;
  const full = Math.max(...lines.map(widthOfLine));
  for (let step = 0; step < steps; step += 1) {
    const width = longest + ((full - longest) * step) / steps;
    const even = wrap(words, (line) => widthOfLine(line) <= width);
    if (even.length === lines.length) return even;
  }
  return lines;
}

/** Shortens the last line until there is room for the dots. */
function cut(lines: readonly string[], maxLines: number, isRoom: (line: string) => boolean): string[] {
  const kept = lines.slice(0, maxLines);
  const last = [...(kept.pop() ?? '')];
  while (last.length > 0 && !isRoom(`${last.join('').trimEnd()}${ellipsis}`)) last.pop();
  return [...kept, `${last.join('').trimEnd()}${ellipsis}`];
}

/** Sets a text in the largest size in which it fits, on a few lines; cuts it if it fits in none. */
export function fitText(text: string, { width, maxLines, sizes }: Space, advanceOf: AdvanceOf): FittedText {
  const words = wordsOf(text);
  const fits = (size: number) => (line: string) => widthOf(line, advanceOf) * size <= width;
  for (let size = sizes.largest; size >= sizes.smallest; size -= 2) {
    const lines = wrap(words, fits(size));
    if (lines.length <= maxLines && lines.every(fits(size)))
      return { size, lines: balance(words, lines, (line) => widthOf(line, advanceOf)) };
  }
  const isRoom = fits(sizes.smallest);
  const lines = wrap(breakWords(words, isRoom), isRoom);
  return {
    size: sizes.smallest,
    lines: lines.length <= maxLines ? lines : cut(lines, maxLines, isRoom),
  };
}
