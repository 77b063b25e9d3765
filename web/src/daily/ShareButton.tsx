import { useState } from 'react';
import { useSite } from '../site/site.ts';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toasts.ts';
import { shareText } from './shareText.ts';
import type { ShareDetails } from './shareText.ts';
import styles from './ShareButton.module.css';

type ShareButtonProps = Omit<ShareDetails, 'siteName' | 'siteUrl'>;

/** Shares or copies the text. Closing the device's share sheet counts as shared, since that was the player's choice. */
async function share(text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if ('share' in navigator && navigator.canShare({ text })) {
      await navigator.share({ text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}

/** Shares a result through the device's share sheet or the clipboard. If both fail, shows the text to be copied. */
export function ShareButton(result: ShareButtonProps) {
  const { siteName, siteUrl } = useSite();
  const [isTextShown, setIsTextShown] = useState(false);
  const text = shareText({ siteName, siteUrl, ...result });
  const press = async (): Promise<void> => {
    const outcome = await share(text);
    if (outcome === 'copied') showToast({ title: 'Copied', description: 'Paste it wherever you like.' });
    setIsTextShown(outcome === 'failed');
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void press()}>
        Share
      </Button>
      {isTextShown && (
        <textarea
          className={styles['text']}
          aria-label="Text to share"
          readOnly
          rows={4}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
