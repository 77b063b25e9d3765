import { useState } from 'react';
import { useSite } from '../site/site.ts';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toasts.ts';
import { shareText } from './shareText.ts';
import type { Shared } from './shareText.ts';
import styles from './ShareButton.module.css';

type ShareButtonProps = Omit<Shared, 'siteName' | 'siteUrl'>;

/** Whether the text went out; closing the device's own share sheet counts, since that was the player's choice. */
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

/** Shares a result by the device's own way or the clipboard; where neither is there, the text shows to be copied. */
export function ShareButton(result: ShareButtonProps) {
  const { siteName, siteUrl } = useSite();
  const [isShown, setIsShown] = useState(false);
  const text = shareText({ siteName, siteUrl, ...result });
  const press = async (): Promise<void> => {
    const outcome = await share(text);
    if (outcome === 'copied') showToast({ title: 'Copied', description: 'Paste it wherever you like.' });
    setIsShown(outcome === 'failed');
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void press()}>
        Share
      </Button>
      {isShown && (
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
