import { createRandom, hashText, MONSTER_PUZZLE_ID, pick, shuffle } from '@monster/engine';
import type { Dated, Random } from '@monster/engine';
import { loneName, memberName } from './monsterNames.ts';
import { parts } from './monsterLook.ts';
import type { MonsterLook } from './monsterLook.ts';
import { promisedParts } from './promisedParts.ts';
import { seriesDay } from './weeks.ts';
import type { SeriesDay } from './weeks.ts';

/** The monster behind the fifth level, the only one with a crown. */
const special: MonsterLook = {
  name: 'Monstarch',
  palette: 'gold',
  body: 'fuzzy',
  eyes: 'wide',
  mouth: 'laugh',
  horns: 'crown',
  pattern: 'crossword',
  arms: 'up',
  holds: 'pencil',
  gaze: 'ahead',
};

/** A family has seven of these; only titles that promise a ghost hatch one in it. */
const familyBodies = parts.body.filter((body) => body !== 'ghost');

/** What everybody in a family has. Weeks next to each other have different colors. */
function familyTraits(week: number): Pick<MonsterLook, 'palette' | 'accent' | 'horns' | 'pattern'> {
  const random = createRandom(hashText(`family ${week}`));
  const colors = parts.palette;
  const place = (((week * 5) % colors.length) + colors.length) % colors.length;
  const [palette, ...others] = [...colors.slice(place), ...colors.slice(0, place)];
  return {
    palette: palette ?? 'green',
    accent: pick(others, random),
    horns: pick(parts.horns, random),
    pattern: pick(parts.pattern, random),
  };
}

/** What differs from one monster to the next. */
function ownParts(random: Random): Pick<MonsterLook, 'eyes' | 'mouth' | 'arms' | 'holds' | 'gaze'> {
  return {
    eyes: pick(parts.eyes, random),
    mouth: pick(parts.mouth, random),
    arms: pick(parts.arms, random),
    holds: pick(parts.holds, random),
    gaze: pick(parts.gaze, random),
  };
}

function describeMember({ week, weekday }: SeriesDay): MonsterLook {
  const bodies = shuffle(familyBodies, createRandom(hashText(`bodies ${week}`)));
  const member: MonsterLook = {
    name: memberName(week, weekday),
    ...familyTraits(week),
    body: bodies[weekday] ?? 'gumdrop',
    ...ownParts(createRandom(hashText(`member ${week} ${weekday}`))),
  };
  if (weekday < 6) return member;
  return { ...member, arms: 'wave', holds: 'scepter', back: ['cape'], isBoss: true };
}

function describeLoner(id: string): MonsterLook {
  const random = createRandom(hashText(id));
  return {
    name: loneName(id),
    palette: pick(parts.palette, random),
    body: pick(parts.body, random),
    horns: pick(parts.horns, random),
    pattern: pick(parts.pattern, random),
    ...ownParts(random),
  };
}

/**
 * Returns the monster of a puzzle, the same for everyone. In the daily series its date decides, so that tomorrow's is
 * known without its title; elsewhere its id does. What the title or the day promises is added.
 */
export function describeMonster(puzzle: Dated): MonsterLook {
  if (puzzle.id === MONSTER_PUZZLE_ID) return special;
  const day = seriesDay(puzzle);
  const monster = day === null ? describeLoner(puzzle.id) : describeMember(day);
  const promised = promisedParts(puzzle);
  return { ...monster, ...promised, back: [...(monster.back ?? []), ...(promised.back ?? [])] };
}
