import { useEffect } from 'react';
import { gameOnPage } from '../game/gameOnPage.ts';
import { useObservable } from '../lib/observable.ts';
import { countOpenDialog } from '../ui/openDialogs.ts';
import type { Answer, Partner } from './choice.ts';
import styles from './ConsentBanner.module.css';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { useRoom } from './useRoom.ts';

interface ConsentBannerProps {
  readonly partners: readonly Partner[];
  readonly onAnswer: (answer: Answer) => void;
}

/** Puts the question without being asked: before a game, never during one, and never in the way of one. */
export function ConsentBanner(props: ConsentBannerProps) {
  const game = useObservable(gameOnPage, 'none');
  if (game === 'loading' || game === 'begun') return null;
  return <Banner key={game} place={game === 'none' ? 'bottom' : 'top'} {...props} />;
}

function Banner({ place, partners, onAnswer }: ConsentBannerProps & { readonly place: 'top' | 'bottom' }) {
  const { box, hasRoom } = useRoom();
  // The clock of a game waits for the answer or for the first move, which takes the question away.
  const isHolding = place === 'top' && hasRoom;
  useEffect(() => (isHolding ? countOpenDialog() : undefined), [isHolding]);
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
