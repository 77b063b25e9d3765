import { useLatePart } from '../../lib/useLatePart.ts';
import { loadAfterSolve } from '../loadAfterSolve.ts';
import type { SolveOffersProps } from './SolveOffers.tsx';

/** What a player may be asked after a new solve. Without its code, nothing. */
export function OfferPlace(props: SolveOffersProps) {
  const part = useLatePart(loadAfterSolve);
  return part === null ? null : <part.SolveOffers {...props} />;
}
