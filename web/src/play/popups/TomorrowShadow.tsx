import { SERIES_NAME } from '@monster/engine';
import { useState } from 'react';
import { useLatePart } from '../../lib/useLatePart.ts';
import { dateOf, dayMs } from '../../lib/late/days.ts';

const loadMonster = () => import('../../monsters/PuzzleMonster.tsx');

/** The shadow of the monster that will be in tomorrow's egg, which its date decides. */
export function TomorrowShadow() {
  const [today] = useState(() => Math.floor(Date.now() / dayMs));
  const part = useLatePart(loadMonster);
  const puzzle = { id: '', title: SERIES_NAME, datePublished: dateOf(today + 1) };
  return part === null ? null : <part.PuzzleMonster puzzle={puzzle} isShadow />;
}
