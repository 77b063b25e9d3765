import { entryName } from '@monster/engine';
import type { Direction, Entry } from '@monster/engine';
import type { FoundClue } from './checkContent.ts';
import { cleanText } from './cleanText.ts';

/** Which entry is meant, whether the grid has it or not. */
export type EntryId = Pick<Entry, 'number' | 'direction'>;

/** Reads the entries that a label names, such as `8`, `8,12` or `8/12-Down`; the first is the clue's own. */
export function entriesOfLabel(label: string, direction: Direction): EntryId[] {
  const parts = label.slice(0, 100).matchAll(/(\d{1,4})(?: ?-? ?(a|d)(?:cross|own)?\b)?/giu);
  return [...parts].map(([, number, letter]) => {
    const side = letter?.toLowerCase();
    return {
      number: Number(number),
      direction: side === 'a' ? 'across' : side === 'd' ? 'down' : direction,
    };
  });
}

/** True for the clue of a word that another clue speaks for. */
function saysNothing(text: string | undefined): boolean {
  return /^[-–—.]*$/u.test(cleanText(text ?? ''));
}

/**
 * Gives a clue to every word that a clue elsewhere continues at: "See 8-Across". The clue that speaks for several words
 * names the others, since a player sees only one of them at a time.
 */
export function linkClues(
  clues: readonly FoundClue[],
  entries: readonly Entry[],
): { clues: readonly FoundClue[]; warnings: readonly string[] } {
  if (clues.every(({ continues = [] }) => continues.length === 0)) return { clues, warnings: [] };
  const known = new Set(entries.map(entryName));
  const linked = new Map<string, FoundClue[]>();
  for (const clue of clues) {
    const same = linked.get(entryName(clue));
    if (same === undefined) linked.set(entryName(clue), [clue]);
    else same.push(clue);
  }
  const isSilent = (name: string): boolean =>
    known.has(name) && (linked.get(name) ?? []).every(({ text }) => saysNothing(text));
  const warnings: string[] = [];
  for (const clue of clues) {
    if (saysNothing(clue.text)) continue;
    const name = entryName(clue);
    const others = new Map((clue.continues ?? []).map((other) => [entryName(other), other]));
    const silent = [...others].filter(([other]) => other !== name && isSilent(other));
    if (silent.length === 0) continue;
    const names = silent.map(([other]) => other).join(' and ');
    const text = `${clue.text} (continued at ${names})`;
    linked.set(name, [{ ...clue, text }, ...(linked.get(name) ?? []).filter((each) => each !== clue)]);
    for (const [other, { number, direction }] of silent)
      linked.set(other, [{ number, direction, text: `See ${name}` }]);
    warnings.push(`${name} is continued at ${names}, whose clue is now "See ${name}".`);
  }
  return { clues: [...linked.values()].flat(), warnings };
}
