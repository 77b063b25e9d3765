import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { gameOnPage } from '../game/gameOnPage.ts';
import { useObservable } from '../lib/useObservable.ts';
import { countOpenDialog } from '../ui/openDialogs.ts';
import type { Answer, Partner } from './choice.ts';
import styles from './ConsentBanner.module.css';
import { ConsentQuestion } from './ConsentQuestion.tsx';

/** What the banner must never cover: the grid and our keyboard. */
const neverCovered = '[role=grid], [data-part=keyboard]';

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** True when two boxes share any area; a box without a size shares none. */
export function isOverlapping(a: Rect, b: Rect): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0;
}

/** Finds out whether a floating box leaves the game uncovered, at any size of the window and the text. */
function useRoom(): { box: RefObject<HTMLElement | null>; hasRoom: boolean } {
  const box = useRef<HTMLElement>(null);
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const measure = (): void => {
      const own = box.current?.getBoundingClientRect();
      if (own === undefined) return;
      const others = [...document.querySelectorAll(neverCovered)].map((each) => each.getBoundingClientRect());
      setHasRoom(!others.some((other) => isOverlapping(own, other)));
    };
    const observer = new ResizeObserver(measure);
    if (box.current !== null) observer.observe(box.current);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  return { box, hasRoom };
}

interface ConsentBannerProps {
  readonly partners: readonly Partner[];
  readonly onAnswer: (answer: Answer) => void;
}

/** Asks the question on its own: before a game, never during one, and without covering the grid or keyboard. */
export function ConsentBanner(props: ConsentBannerProps) {
  const game = useObservable(gameOnPage, 'none');
  if (game === 'begun') return null;
  return <Banner key={game} place={game === 'none' ? 'bottom' : 'top'} {...props} />;
}

function Banner({ place, partners, onAnswer }: ConsentBannerProps & { readonly place: 'top' | 'bottom' }) {
  const { box, hasRoom } = useRoom();
  // A game's clock waits for the answer or for the first move, which hides the question.
  const isStoppingClock = place === 'top' && hasRoom;
  useEffect(() => (isStoppingClock ? countOpenDialog() : undefined), [isStoppingClock]);
  const answer = (chosen: Answer): void => {
    if (box.current?.contains(document.activeElement) === true)
      document.querySelector<HTMLElement>('#cell-input, #main')?.focus({ preventScroll: true });
    onAnswer(chosen);
  };
  return (
    <section
      ref={box}
      className={styles['banner']}
      data-place={place}
      data-has-room={hasRoom}
      aria-label="Privacy choices"
    >
      <ConsentQuestion partners={partners} onAnswer={answer} />
    </section>
  );
}
