import type { Dated } from '@monster/engine';
import { useEffect, useRef, useState } from 'react';
import { Confetti } from '../effects/Confetti.tsx';
import { eggPicture } from '../ui/LevelMonster.tsx';
import { describeMonster } from './describeMonster.ts';
import { goldenText } from './goldenText.ts';
import styles from './Hatching.module.css';
import { Monster } from './Monster.tsx';

export interface HatchingProps {
  readonly puzzle: Dated;
  /** Shows only its shadow, because the player has yet to find it. */
  readonly isShadow?: boolean;
  /** Hatches it in gold, because the player needed no help. */
  readonly isGolden?: boolean;
  /** It has hatched before, so there is no egg and nothing to celebrate. */
  readonly isHatched?: boolean;
}

/** When the egg breaks; the stylesheet lets the monster out at the same time. */
const breakMs = 880;

/** Confetti over the whole screen, even above the dialog. */
function Celebration() {
  const layer = useRef<HTMLDivElement>(null);
  const [burst, setBurst] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      layer.current?.showPopover();
      setBurst(1);
    }, breakMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={layer} popover="manual" className={styles['sky']}>
      <Confetti burst={burst} />
    </div>
  );
}

/** Shows a puzzle's monster coming out of its egg, with its name. */
export function Hatching({ puzzle, isShadow = false, isGolden = false, isHatched = false }: HatchingProps) {
  const look = describeMonster(puzzle);
  if (isShadow) return <Monster className={styles['shadow']} look={look} isShadow />;
  if (isHatched)
    return (
      <figure className={styles['hatched']}>
        <Monster className={styles['still']} look={look} isGolden={isGolden} />
        <figcaption>
          <strong>{look.name}</strong> lives in <a href="/lair">your lair</a>.
          {isGolden && <em>{goldenText}</em>}
        </figcaption>
      </figure>
    );
  return (
    <figure className={styles['hatching']}>
      <div className={styles['nest']}>
        <Monster className={styles['monster']} look={look} isGolden={isGolden} />
        <img className={styles['bottom']} src={eggPicture} alt="" />
        <img className={styles['top']} src={eggPicture} alt="" />
      </div>
      <figcaption>
        <strong>{look.name}</strong> has hatched! {isGolden && <em>{goldenText}</em>}{' '}
        <a href="/lair">See your lair</a>
      </figcaption>
      <Celebration />
    </figure>
  );
}
