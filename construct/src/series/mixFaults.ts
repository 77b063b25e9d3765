import type { Entry } from '@monster/engine';
import type { Bank, Stems } from '../clues/clueBank.ts';
import { crossingsOf } from '../fill/score.ts';
import type { Theme } from '../themes/themes.ts';

type Words = Pick<Bank, 'lively'> & { readonly stems: Stems };

/** The words that an entry is written with: `OWN IT` has two. Words of two letters repeat all the time. */
function partsOf(written: string): string[] {
  return written.split(/[^A-Z]+/).filter((part) => part.length >= 3);
}

/** Returns the words that are related to a part of a theme's entries, which must not stand beside them. */
export function relativesOf({ entries }: Theme, stems: Stems): string[] {
  const families = new Set(
    entries.flatMap(({ written }) => partsOf(written)).map((part) => stems.get(part) ?? part),
  );
  return [...stems].flatMap(([word, stem]) => (families.has(stem) ? [word] : []));
}

/**
 * Returns, in words, what is wrong with the company that the answers of a grid keep: a word and its relative, a word and
 * a phrase with it, or two names that cross, where neither helps a player who does not know the other.
 */
export function mixFaults(entries: readonly Entry[], { lively, stems }: Words, theme?: Theme): string[] {
  const own = new Map(theme?.entries.map(({ answer, written }) => [answer, written]));
  const faults: string[] = [];
  const owners = new Map<string, string>();
  for (const { answer } of entries) {
    const written = own.get(answer) ?? lively.get(answer)?.written ?? answer;
    const families = new Set([answer, ...partsOf(written)].map((part) => stems.get(part) ?? part));
    for (const family of families) {
      const owner = owners.get(family);
      // The entries of a theme may share a word: that can be the idea.
      if (owner !== undefined && !(own.has(owner) && own.has(answer)))
        faults.push(`${answer} is a relative of ${owner}`);
      owners.set(family, answer);
    }
  }
  const names = entries.flatMap(({ answer }) => {
    const kind = lively.get(answer)?.kind;
    return kind === undefined || kind === 'phrase' || own.has(answer) ? [] : [answer];
  });
  faults.push(...crossingsOf(entries, new Set(names)).map((crossing) => `two names cross: ${crossing}`));
  return faults;
}
