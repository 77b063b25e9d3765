import type { HatchingProps } from '../../monsters/Hatching.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { eggPicture } from '../../ui/LevelMonster.tsx';
import { useLatePart } from '../../lib/useLatePart.ts';
import styles from './HatchingPlace.module.css';

const loadHatching = () => import('../../monsters/Hatching.tsx');

/** The place where a puzzle's monster hatches. The drawing is loaded here; if that fails, the egg stays. */
export function HatchingPlace(props: HatchingProps) {
  const part = useLatePart(loadHatching);
  const egg = <img src={eggPicture} alt="" width="128" height="128" />;
  return (
    // A live region, since the monster's name arrives after the dialog has opened.
    <div
      className={props.isShadow === true ? styles['shadow'] : styles['place']}
      data-golden={props.isGolden === true ? '' : undefined}
      role="status"
    >
      <ErrorBoundary fallback={() => egg}>{part === null ? egg : <part.Hatching {...props} />}</ErrorBoundary>
    </div>
  );
}
