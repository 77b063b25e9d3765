/** Base forms by WordNet: which lemmas exist, and the irregular forms. */
export interface Lemmas {
  has(word: string): boolean;
  irregular(word: string): string | undefined;
}

const endings: readonly (readonly [ending: string, replacements: readonly string[]])[] = [
  ['ies', ['y', 'ie']],
  ['ied', ['y', 'ie']],
  ['iest', ['y']],
  ['ier', ['y']],
  ['ily', ['y']],
  ['ves', ['f', 'fe', 've']],
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

/**
 * The form that a word shares with its inflections and close relatives. It errs on the side of too much kin
 * (CORNER and CORN), which costs a grid nothing, where a missed one would repeat a word.
 */
export function stemOf(word: string, lemmas: Lemmas): string {
  const irregular = lemmas.irregular(word);
  if (irregular !== undefined && irregular !== word) return stemOf(irregular, lemmas);
  for (const [ending, replacements] of endings) {
    if (!word.endsWith(ending)) continue;
    const root = word.slice(0, -ending.length);
    if (root.length < 2) continue;
    const doubled = /([bdgklmnprtvz])\1$/.test(root) ? [root.slice(0, -1)] : [];
    const base = [...replacements.map((tail) => root + tail), ...doubled].find(
      (candidate) => candidate.length >= 3 && lemmas.has(candidate),
    );
    if (base !== undefined) return stemOf(base, lemmas);
  }
  return word;
}
