import { useState } from 'react';
import { storedResults } from '../daily/results.ts';
import { statisticsOf } from './statistics.ts';
import type { Statistics } from './statistics.ts';

/** The player's statistics as they are when the component appears. */
export function useStatistics(): Statistics {
  const [statistics] = useState(() => statisticsOf(Object.values(storedResults()), Date.now()));
  return statistics;
}
