import { useLatePart } from '../lib/useLatePart.ts';
import type { Match } from '../site/match.ts';

const loadConsent = () => import('../consent/ConsentPart.tsx');

/** Asks what third parties may do, and lets them. Without its code nobody is asked, so no third party is loaded. */
export function ConsentArea({ match }: { readonly match: Match }) {
  const part = useLatePart(loadConsent);
  return part === null ? null : <part.ConsentPart match={match} />;
}
