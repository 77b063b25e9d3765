import { useEffect, useState } from 'react';
import { useObservable } from '../lib/useObservable.ts';
import { arePrivacyChoicesOpen } from '../site/privacyChoices.ts';
import { useSite } from '../site/site.ts';
import type { Site } from '../site/site.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { consentOf, readAnswer } from './choice.ts';
import { hasPrivacySignal } from './privacySignal.ts';
import type { Answer, Choice, Partner } from './choice.ts';
import { settleConsent } from './consent.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import styles from './ConsentQuestion.module.css';

const key = 'monster-consent';

function partnersOf({ ads, metaPixelId }: Site): Partner[] {
  const partners: Partner[] = [];
  if (ads !== undefined) partners.push('ads');
  if (metaPixelId !== undefined) partners.push('pixel');
  return partners;
}

/** Keeps the current answer, which may also come from another tab. */
function useAnswer(partners: readonly Partner[], today: string) {
  const stored = (): Answer | null => readAnswer(readStored(key).value, partners, today);
  const [answer, setAnswer] = useState(stored);
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key) setAnswer(stored());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  });
  const choose = (chosen: Answer): void => {
    writeStored(key, { answer: chosen, partners, date: today } satisfies Choice);
    setAnswer(chosen);
  };
  return { answer, choose };
}

interface ConsentDialogProps {
  readonly partners: readonly Partner[];
  readonly answer: Answer | null;
  readonly hasSignal: boolean;
  readonly onAnswer: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** The question for visitors who open it themselves, with the choice in effect. */
function ConsentDialog({ partners, answer, hasSignal, onAnswer, onClose }: ConsentDialogProps) {
  return (
    <Dialog title="Privacy choices" onClose={onClose}>
      {answer !== null && <p>You have {answer}. A new choice takes effect at once: the page reloads.</p>}
      {hasSignal && answer !== 'rejected' && (
        <p>
          Your browser asks that your data be neither sold nor shared (Global Privacy Control). So ads are
          limited, and Meta’s pixel stays off.
        </p>
      )}
      <div className={styles['dialog']}>
        <ConsentQuestion partners={partners} onAnswer={onAnswer} />
      </div>
      <Button variant="quiet" size="small" onClick={onClose}>
        Leave it as it is
      </Button>
    </Dialog>
  );
}

/** Our own question: a banner while there is no answer yet, and a dialog for visitors who open it. */
export function ConsentPrompt() {
  const site = useSite();
  const partners = partnersOf(site);
  const { answer, choose } = useAnswer(partners, site.today);
  const isOpen = useObservable(arePrivacyChoicesOpen, false);
  const hasSignal = hasPrivacySignal();
  const isUnanswered = consentOf(answer, hasSignal) === null;
  useEffect(() => {
    const consent = consentOf(answer, hasSignal);
    if (consent !== null) settleConsent(consent);
  }, [answer, hasSignal]);
  const close = (): void => arePrivacyChoicesOpen.set(false);
  if (isOpen)
    return (
      <ConsentDialog
        partners={partners}
        answer={answer}
        hasSignal={hasSignal}
        onAnswer={(chosen) => {
          choose(chosen);
          close();
        }}
        onClose={close}
      />
    );
  return isUnanswered ? <ConsentBanner partners={partners} onAnswer={choose} /> : null;
}
