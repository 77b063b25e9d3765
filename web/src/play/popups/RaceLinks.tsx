import { useLatePart } from '../../lib/useLatePart.ts';
import { loadAfterSolve } from '../loadAfterSolve.ts';
import type { RaceLinkListProps } from './RaceLinkList.tsx';

/** How the race ended, if there was one, and the ways to race and to watch this solve. Without their code, nothing. */
export function RaceLinks(props: RaceLinkListProps) {
  const part = useLatePart(loadAfterSolve);
  return part === null ? null : <part.RaceLinkList {...props} />;
}
