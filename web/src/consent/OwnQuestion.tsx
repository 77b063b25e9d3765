import { useEffect, useState } from 'react';
import { useObservable } from '../lib/observable.ts';
import { useSite } from '../site/site.ts';
import type { Site } from '../site/site.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { consentOf, readAnswer } from './choice.ts';
import type { Answer, Choice, Partner } from './choice.ts';
import { settleConsent } from './consent.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { arePrivacyChoicesOpen } from '../site/privacyChoices.ts';
import { hasPrivacySignal } from './privacySignal.ts';

const key = 'monster-consent';

function partnersOf({ ads, metaPixelId }: Site): Partner[] {
  const partners: Partner[] = [];
  if (ads !== undefined) partners.push('ads');
  if (metaPixelId !== undefined) partners.push('pixel');
  return partners;
}

/** The answer in force; another tab's counts here too. */
function useAnswer(partners: readonly Partner[], today: string) {
  const stored = (): Answer | null => readAnswer(readStored(key).value, partners, today);
  const [answer, setAnswer] = useState(stored);
  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === key) setAnswer(stored());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  });
  const choose = (chosen: Answer): void => {
    writeStored(key, { answer: chosen, partners, date: today } satisfies Choice);
    setAnswer(chosen);
  };
  return { answer, choose };
}

/** Our own question: by itself where there is no answer yet, in a dialog for who asks for it. */
export function OwnQuestion() {
  const site = useSite();
  const partners = partnersOf(site);
  const { answer, choose } = useAnswer(partners, site.today);
  const isOpen = useObservable(arePrivacyChoicesOpen, false);
  const hasSignal = hasPrivacySignal();
  const isOpenQuestion = consentOf(answer, hasSignal) === null;
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
  return isOpenQuestion ? <ConsentBanner partners={partners} onAnswer={choose} /> : null;
}
