import { SERIES_NAME } from '@monster/engine';
import type { Dated } from '@monster/engine';
import type { Completion } from '../game/completions.ts';
import { describeMonster } from './describeMonster.ts';
import { foundMonsters } from './foundMonsters.ts';
import type { FoundMonster } from './foundMonsters.ts';
import { familyName } from './monsterNames.ts';
import type { MonsterLook } from './monsterLook.ts';
import { dateOfDay, seriesDay, seriesDayOf } from './weeks.ts';

/** One of the seven monsters of a week. */
export interface WeekMember {
  readonly date: string;
  readonly look: MonsterLook;
  readonly isFound: boolean;
  readonly isGolden: boolean;
  /** Undefined until it is found. */
  readonly monster: FoundMonster | undefined;
}

/** The family of a week, and how much of it a player has found. */
export interface WeekSet {
  /** In the plural, such as Wobblekins. */
  readonly family: string;
  /** How many of the seven are found. */
  readonly found: number;
  /** From Monday to Sunday; the boss is the last. */
  readonly members: readonly WeekMember[];
  readonly boss: WeekMember;
}

/** Returns the set of a week, given all that was found; where the list knows a puzzle, its title adds to the look. */
export function familySet(
  week: number,
  found: readonly FoundMonster[],
  list: ReadonlyMap<string, Dated> = new Map(),
): WeekSet {
  const memberOn = (weekday: number): WeekMember => {
    const date = dateOfDay({ week, weekday });
    const monster = found.find(
      ({ puzzle }) => seriesDay(puzzle) !== null && puzzle.datePublished.slice(0, 10) === date,
    );
    const puzzle = monster?.puzzle ?? list.get(date) ?? { id: '', title: SERIES_NAME, datePublished: date };
    return {
      date,
      look: describeMonster(puzzle),
      isFound: monster !== undefined,
      isGolden: monster?.solve?.isGolden ?? false,
      monster,
    };
  };
  const boss = memberOn(6);
  const members = [...[0, 1, 2, 3, 4, 5].map(memberOn), boss];
  return {
    family: `${familyName(week)}s`,
    found: members.filter(({ isFound }) => isFound).length,
    members,
    boss,
  };
}

/** Returns the family of a day's week, from what was solved in this browser. */
export function weekSet(completions: readonly Completion[], today: string): WeekSet {
  return familySet(seriesDayOf(today)?.week ?? 0, foundMonsters(completions));
}
