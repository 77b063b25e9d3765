import { useLatePart } from '../../lib/useLatePart.ts';
import type { RaceLinkListProps } from './RaceLinkList.tsx';

const loadList = () => import('./afterSolve.ts');

/** How the race ended, if there was one, and the ways to race and to watch this solve. Without their code, nothing. */
export function RaceLinks(props: RaceLinkListProps) {
  const part = useLatePart(loadList);
  return part === null ? null : <part.RaceLinkList {...props} />;
}
