import { useLatePart } from '../../lib/useLatePart.ts';

const loadOffer = () => import('./afterSolve.ts');

/** What a player may be asked after a new solve. Without its code, nothing. */
export function OfferPlace() {
  const part = useLatePart(loadOffer);
  return part === null ? null : <part.InstallOffer />;
}
