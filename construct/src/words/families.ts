/** What WordNet knows: which base forms exist, and their irregular forms. */
export interface Lemmas {
  has(word: string): boolean;
  irregular(word: string): string | undefined;
}

/** Endings, and what they replace; '' only where the spelling allows the root to be the whole word. */
const endings: readonly (readonly [ending: string, replacements: readonly string[]])[] = [
  ['ies', ['y', 'ie']],
  ['ied', ['y', 'ie']],
  ['iest', ['y']],
  ['ier', ['y']],
  ['ily', ['y']],
  ['ves', ['f', 'fe']],
  ['men', ['man']],
  ['ing', ['', 'e']],
  ['ings', ['', 'e']],
  ['est', ['', 'e']],
  ['ers', ['', 'e']],
  ['ors', ['', 'e']],
  ['er', ['', 'e']],
  ['or', ['', 'e']],
  ['ed', ['', 'e']],
  ['es', ['', 'e']],
  ['ly', ['', 'le']],
  ['ness', ['']],
  ['y', ['', 'e']],
  ['s', ['']],
];
const hissing = /(?:s|x|z|ch|sh|o)$/;
const doubling = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** Returns the words that a word may be a form of: HOPES of HOPE but not of HOP, which would be HOPS. */
export function basesOf(word: string, lemmas: Lemmas): string[] {
  const irregular = lemmas.irregular(word);
  if (irregular !== undefined && irregular !== word) return [irregular];
  const bases = endings.flatMap(([ending, replacements]) => {
    const root = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || root.length < 2) return [];
    const isWhole = ending === 'es' ? hissing.test(root) : !/^[aeioy]/.test(ending) || !doubling.test(root);
    const doubled = /([bdgklmnprtvz])\1$/.test(root) ? [root.slice(0, -1)] : [];
    return [...replacements.filter((tail) => tail !== '' || isWhole).map((tail) => root + tail), ...doubled];
  });
  return [...new Set(bases)].filter((base) => base.length >= 3 && base !== word && lemmas.has(base));
}

/**
 * Finds the stem that a word shares with its relatives: its forms, its bases, the same with UN or RE, and the kin that
 * only a person sees. It rather finds too many relatives (CORNER and CORN): that does a grid no harm, while a missed
 * one would repeat a word.
 */
export function findStems(
  words: Iterable<string>,
  lemmas: Lemmas,
  kin: readonly (readonly string[])[],
): (word: string) => string {
  const heads = new Map<string, string>();
  const headOf = (word: string): string => {
    const head = heads.get(word) ?? word;
    return head === word ? word : headOf(head);
  };
  const join = (word: string, other: string): void => {
    const [a, b] = [headOf(word), headOf(other)];
    if (a === b) return;
    if (a.length < b.length) heads.set(b, a);
    else heads.set(a, b);
  };
  for (const [first = '', ...others] of kin) for (const other of others) join(other, first);
  const pending = [...words, ...kin.flat()];
  const seen = new Set<string>();
  for (let word = pending.pop(); word !== undefined; word = pending.pop()) {
    if (seen.has(word)) continue;
    seen.add(word);
    const bare = word.replace(/^(?:un|re)/, '');
    const relatives = bare.length >= 3 && lemmas.has(bare) ? [bare] : [];
    relatives.push(...basesOf(word, lemmas));
    for (const relative of relatives) join(word, relative);
    pending.push(...relatives);
  }
  return headOf;
}

const vowel = /[aeiou]/;

/** Returns the word and its regular forms: rather too many than too few, since they serve to block words. */
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
