const vowel = /[aeiou]/;

/** The word and every regular form of it: too many rather than too few, since they serve to block words. */
export function inflect(word: string): string[] {
  const last = word.at(-1) ?? '';
  const stems = [word];
  if (last === 'e') stems.push(word.slice(0, -1));
  if (last === 'y') stems.push(`${word.slice(0, -1)}i`);
  if (!vowel.test(last) && vowel.test(word.at(-2) ?? '')) stems.push(word + last);
  const tails = [
    's',
    'es',
    'ed',
    'ing',
    'ings',
    'er',
    'ers',
    'y',
    'ly',
    'ier',
    'iest',
    'ish',
    'ness',
    'man',
    'men',
  ];
  return [word, ...stems.flatMap((stem) => tails.map((tail) => stem + tail))];
}
