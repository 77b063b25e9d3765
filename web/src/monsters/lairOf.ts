import { isInSeries, MONSTER_PUZZLE_ID } from '@monster/engine';
import type { Dated } from '@monster/engine';
import type { Completion } from '../game/completions.ts';
import { foundMonsters } from './foundMonsters.ts';
import type { FoundMonster } from './foundMonsters.ts';
import { seriesDay, seriesDayOf } from './weeks.ts';

/** Enough shadows to make the player curious; more would be overwhelming. */
const maxHiddenShown = 11;

/** What a player has found of a week's family. */
export interface FamilyFinds {
  readonly week: number;
  /** One for each day at most. */
  readonly found: readonly FoundMonster[];
}

/** A player's monsters, and those still to be found. */
export interface Lair<Puzzle> {
  /** How many have hatched, and how many of them are golden. */
  readonly count: number;
  readonly goldenCount: number;
  /** Families that somebody is found of, and the current one; the newest first. */
  readonly families: readonly FamilyFinds[];
  /** Monsters without a family, the most recent first. */
  readonly others: readonly FoundMonster[];
  /** The published puzzles of the series by their dates. */
  readonly dailies: ReadonlyMap<string, Puzzle>;
  /** Some of the puzzles whose monsters are still to be found, without the special one and the families above. */
  readonly hidden: readonly Puzzle[];
  /** How many monsters are still to be found like that, shown or not. */
  readonly hiddenCount: number;
  /** True once the special monster is found. */
  readonly hasSpecial: boolean;
  /** True once every monster of the list is found. */
  readonly hasAll: boolean;
}

/** Divides what was found into families and others: a second puzzle of the same day has no place in its family. */
function divide(all: readonly FoundMonster[], thisWeek: number) {
  const byWeek = new Map<number, Map<number, FoundMonster>>([[thisWeek, new Map()]]);
  const others = all.filter((monster) => {
    const day = seriesDay(monster.puzzle);
    if (day === null) return true;
    const family = byWeek.get(day.week) ?? new Map<number, FoundMonster>();
    byWeek.set(day.week, family);
    if (family.has(day.weekday)) return true;
    family.set(day.weekday, monster);
    return false;
  });
  const families = [...byWeek].map(([week, found]) => ({ week, found: [...found.values()] }));
  return { families: families.sort((a, b) => b.week - a.week), others };
}

/** Divides the monsters into those that have hatched and those still to be found. The list of puzzles may be empty. */
export function lairOf<Puzzle extends Dated>(
  list: readonly Puzzle[],
  completions: readonly Completion[],
  today: string,
): Lair<Puzzle> {
  const all = foundMonsters(completions, list);
  const { families, others } = divide(all, seriesDayOf(today)?.week ?? 0);
  const ids = new Set(all.map(({ puzzle }) => puzzle.id));
  const weeks = new Set<number | undefined>(families.map(({ week }) => week));
  const hidden = list.filter(
    (puzzle) => !ids.has(puzzle.id) && puzzle.id !== MONSTER_PUZZLE_ID && !weeks.has(seriesDay(puzzle)?.week),
  );
  const dailies = list.filter((puzzle) => isInSeries(puzzle) && puzzle.datePublished.slice(0, 10) <= today);
  return {
    count: all.length,
    goldenCount: all.filter(({ solve }) => solve?.isGolden === true).length,
    families,
    others,
    dailies: new Map(dailies.map((puzzle) => [puzzle.datePublished.slice(0, 10), puzzle])),
    hidden: hidden.slice(0, maxHiddenShown),
    hiddenCount: hidden.length,
    hasSpecial: ids.has(MONSTER_PUZZLE_ID),
    hasAll: list.every(({ id }) => ids.has(id)),
  };
}
