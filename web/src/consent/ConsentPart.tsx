import { useEffect } from 'react';
import type { Match } from '../site/match.ts';
import { useObservable } from '../lib/useObservable.ts';
import { useSite } from '../site/site.ts';
import { reportPageView } from './metaPixel.ts';
import { applyPrivacySignal } from './choice.ts';
import { hasPrivacySignal } from './privacySignal.ts';
import { followCmp, reopenCmp, tcConsent } from './cmp.ts';
import { settleConsent, whenConsentKnown } from './consent.ts';
import { ConsentPrompt } from './ConsentPrompt.tsx';
import { arePrivacyChoicesOpen } from '../site/privacyChoices.ts';

/** Reports every page to the pixel once consent allows it. */
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every match is a new page view
  }, [pixelId, match]);
}

/** Leaves the question to the operator's consent platform. */
function ConsentPlatform({ scriptUrl }: { readonly scriptUrl: string }) {
  useEffect(() => {
    followCmp(scriptUrl, (data) => {
      const consent = tcConsent(data);
      if (consent !== null) settleConsent(applyPrivacySignal(consent, hasPrivacySignal()));
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

/** Asks for consent, with our own question or the operator's platform, and reports page views. */
export function ConsentPart({ match }: { readonly match: Match }) {
  const { cmpScriptUrl, metaPixelId } = useSite();
  usePageViews(metaPixelId, match);
  return cmpScriptUrl === undefined ? <ConsentPrompt /> : <ConsentPlatform scriptUrl={cmpScriptUrl} />;
}
