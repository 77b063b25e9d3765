import { useEffect, useState } from 'react';
import { onStoredElsewhere } from '../../lib/onStoredElsewhere.ts';
import { storedResults, type Results } from '../../daily/results.ts';

/** Returns the results in this browser, also after another tab has added some or the player has come back to the page. */
export function useStoredResults(): Results {
  const [results, setResults] = useState(storedResults);
  useEffect(() => onStoredElsewhere(() => setResults(storedResults())), []);
  return results;
}
