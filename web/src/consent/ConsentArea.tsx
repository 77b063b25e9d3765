import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Match } from '../app/routes.ts';

interface ConsentAreaProps {
  readonly match: Match;
}

/** Asks what third parties may do, and lets them; its code comes after the page is alive. */
export function ConsentArea({ match }: ConsentAreaProps) {
  const [part, setPart] = useState<{ readonly View: ComponentType<ConsentAreaProps> } | null>(null);
  useEffect(() => {
    import('./ConsentPart.tsx')
      .then(({ ConsentPart }) => setPart({ View: ConsentPart }))
      // Without it nobody is asked, and so nothing of a third party is loaded.
      .catch(() => undefined);
  }, []);
  return part === null ? null : <part.View match={match} />;
}
