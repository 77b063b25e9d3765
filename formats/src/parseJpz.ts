import sax from 'sax';
import type { Direction } from '@monster/engine';

type Attributes = Readonly<Record<string, string>>;

/** What a `.jpz` file contains, not yet checked. */
export interface JpzFile {
  readonly isCrossword: boolean;
  readonly grid: Attributes | null;
  readonly cells: readonly Attributes[];
  readonly clues: readonly JpzClue[];
  /** The cells of each word by its id, as ranges such as `x="1-5" y="3"`. */
  readonly words: ReadonlyMap<string, readonly Attributes[]>;
  readonly texts: Readonly<Record<string, string>>;
  readonly hasMarkup: boolean;
}

/** A clue with the label in front of it, such as `8` or `8,12`, and the ids of its word and of the one it links to. */
interface JpzClue {
  readonly direction: Direction;
  readonly label: string;
  readonly word: string;
  readonly linkedTo: string;
  readonly format: string;
  readonly text: string;
}

interface Tag {
  readonly name: string;
  readonly attributes: Attributes;
}

/** The texts about the whole puzzle, by the tag that they are in. */
const TEXTS: Readonly<Record<string, ReadonlySet<string>>> = {
  metadata: new Set(['title', 'creator', 'copyright', 'description', 'editor', 'publisher', 'note', 'notes']),
  'rectangular-puzzle': new Set(['instructions']),
};
/** Tags inside of a text that start a new line. */
const BREAKS = new Set(['br', 'p', 'div', 'li']);
const MARKUP = new Set(['b', 'i', 'u', 'sub', 'sup', 'span']);

class JpzCollector {
  isCrossword = false;
  grid: Attributes | null = null;
  cells: Attributes[] = [];
  clues: JpzClue[] = [];
  words = new Map<string, Attributes[]>();
  texts: Record<string, string> = {};
  hasMarkup = false;
  #path: string[] = [];
  #lists = 0;
  #heading: Direction | null = null;
  #text = '';
  #clue: Attributes | null = null;
  #word: Attributes[] = [];

  open(name: string, attributes: Attributes): void {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (name === 'crossword') this.isCrossword = true;
    if (name === 'grid') this.grid = attributes;
    if (name === 'cell' && parent === 'grid') this.cells.push(attributes);
    if (name === 'word') this.words.set(attributes['id'] ?? '', (this.#word = [attributes]));
    if (name === 'cells' && parent === 'word') this.#word.push(attributes);
    if (name === 'clues') {
      this.#lists += 1;
      this.#heading = null;
    }
    if (name === 'clue') this.#clue = attributes;
    if (name === 'clue' || name === 'title' || isTextOf(name, parent)) this.#text = '';
    if (BREAKS.has(name)) this.#text += '\n';
    if (MARKUP.has(name) && this.#clue !== null) this.hasMarkup = true;
  }

  addText(text: string): void {
    this.#text += text;
  }

  close(name: string): void {
    this.#path.pop();
    const parent = this.#path.at(-1);
    if (name === 'title' && parent === 'clues') this.#heading = directionOf(this.#text);
    else if (isTextOf(name, parent)) this.texts[name] = this.#text;
    if (name !== 'clue' || this.#clue === null) return;
    const { number: label = '', word = '', 'is-link': linkedTo = '', format = '' } = this.#clue;
    this.clues.push({ direction: this.#direction(), label, word, linkedTo, format, text: this.#text });
    this.#clue = null;
  }

  /** The heading of the list decides; a list without a known heading is Across if it comes first. */
  #direction(): Direction {
    return this.#heading ?? (this.#lists === 1 ? 'across' : 'down');
  }
}

/** Parses XML without building a tree; returns null where it is not XML or defines entities of its own. */
export function parseJpz(xml: string): JpzFile | null {
  const collector = new JpzCollector();
  const reader = sax.parser(true);
  // The parser would go on after an error, and make another one for every character that follows.
  const refuse = (): never => {
    throw new Error('not plain XML');
  };
  Object.assign(reader, {
    onerror: refuse,
    ondoctype: refuse,
    onopentag: (tag: Tag) => collector.open(localName(tag.name), tag.attributes),
    onclosetag: (name: string) => collector.close(localName(name)),
    ontext: (text: string) => collector.addText(text),
    oncdata: (text: string) => collector.addText(text),
  });
  try {
    reader.write(xml).close();
  } catch {
    return null;
  }
  return collector;
}

function isTextOf(name: string, parent: string | undefined): boolean {
  return TEXTS[parent ?? '']?.has(name) === true;
}

function directionOf(heading: string): Direction | null {
  const text = heading.toLowerCase();
  if (text.includes('across')) return 'across';
  return text.includes('down') ? 'down' : null;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
