import { useLatePart } from '../../lib/useLatePart.ts';
import type { SolveOffersProps } from './SolveOffers.tsx';

const loadOffers = () => import('./afterSolve.ts');

/** What a player may be asked after a new solve. Without its code, nothing. */
export function OfferPlace(props: SolveOffersProps) {
  const part = useLatePart(loadOffers);
  return part === null ? null : <part.SolveOffers {...props} />;
}
