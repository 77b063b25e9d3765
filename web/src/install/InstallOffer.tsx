import { useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from '../ui/offer/offer.module.css';
import { installWay, noteInstallAnswer, showInstallPrompt } from './installState.ts';

interface QuestionProps {
  readonly way: 'prompt' | 'shareMenu';
  readonly onAnswer: (doesInstall: boolean) => void;
}

function Question({ way, onAnswer }: QuestionProps) {
  return (
    <>
      <p>Keep the monsters on your home screen?</p>
      {way === 'shareMenu' && <p>Open the share menu of your browser and choose “Add to Home Screen”.</p>}
      <div className={styles['answers']}>
        {way === 'prompt' && (
          <Button variant="quiet" size="small" onClick={() => onAnswer(true)}>
            Install
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => onAnswer(false)}>
          {way === 'prompt' ? 'No, thanks' : 'Got it'}
        </Button>
      </div>
    </>
  );
}

/** Asks whether to install the site, where that is possible. */
export function InstallOffer() {
  // What was offered stays until the dialog closes, also when the browser changes its mind.
  const [way] = useState(installWay);
  const [isAnswered, setIsAnswered] = useState(false);
  const place = useRef<HTMLElement>(null);
  if (way === null) return null;
  const answer = (doesInstall: boolean): void => {
    noteInstallAnswer();
    setIsAnswered(true);
    // The button that had the focus goes.
    place.current?.focus();
    if (doesInstall) showInstallPrompt().catch(() => undefined);
  };
  return (
    <section ref={place} className={styles['offer']} aria-label="Home screen" tabIndex={-1}>
      {isAnswered ? <p>All right. You will not be asked again.</p> : <Question way={way} onAnswer={answer} />}
    </section>
  );
}
