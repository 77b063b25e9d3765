/** A word that a grid may contain. */
export interface Word {
  /** Uppercase A-Z. */
  readonly text: string;
  /** How well known it is, 1 to 100. */
  readonly score: number;
  /** Shared with its inflections, so that RUN and RUNS are never in the same grid. */
  readonly stem: string;
}

/** Parses the shipped list: a line is `WORD score` or `WORD score STEM`; `#` starts a comment. */
export function parseWordList(text: string): Word[] {
  const words: Word[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [word, score, stem] = line.split(' ');
    if (word === undefined || !/^[A-Z]{3,15}$/.test(word) || !(Number(score) > 0)) {
      throw new Error(`word list: cannot read "${line}"`);
    }
    words.push({ text: word, score: Number(score), stem: stem ?? word });
  }
  return words;
}
