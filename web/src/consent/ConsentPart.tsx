import { useEffect } from 'react';
import type { Match } from '../site/match.ts';
import { useObservable } from '../lib/observable.ts';
import { useSite } from '../site/site.ts';
import { reportPageView } from './metaPixel.ts';
import { withinSignal } from './choice.ts';
import { followCmp, reopenCmp } from './cmp.ts';
import { settleConsent, whenConsentKnown } from './consent.ts';
import { OwnQuestion } from './OwnQuestion.tsx';
import { arePrivacyChoicesOpen } from '../site/privacyChoices.ts';
import { hasPrivacySignal } from './privacySignal.ts';
import { tcConsent } from './tcConsent.ts';

/** Tells the pixel of every page, once it may know. */
function usePageViews(pixelId: string | undefined, match: Match): void {
  useEffect(() => {
    let isGone = false;
    const report = async (): Promise<void> => {
      const { pixel } = await whenConsentKnown();
      if (pixel && pixelId !== undefined && !isGone) reportPageView(pixelId);
    };
    void report();
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new page is a view, whatever it is
  }, [pixelId, match]);
}

/** Leaves the question to the operator's consent platform. */
function Platform({ scriptUrl }: { readonly scriptUrl: string }) {
  useEffect(() => {
    followCmp(scriptUrl, (data) => {
      const consent = tcConsent(data);
      if (consent !== null) settleConsent(withinSignal(consent, hasPrivacySignal()));
    }).catch(() => settleConsent({ ads: 'none', pixel: false }));
  }, [scriptUrl]);
  const isOpen = useObservable(arePrivacyChoicesOpen, false);
  useEffect(() => {
    if (!isOpen) return;
    arePrivacyChoicesOpen.set(false);
    reopenCmp();
  }, [isOpen]);
  return null;
}

/** Whoever asks the question, the consent and what depends on the page rather than on an ad. */
export function ConsentPart({ match }: { readonly match: Match }) {
  const { cmpScriptUrl, metaPixelId } = useSite();
  usePageViews(metaPixelId, match);
  return cmpScriptUrl === undefined ? <OwnQuestion /> : <Platform scriptUrl={cmpScriptUrl} />;
}
