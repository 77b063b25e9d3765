import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toasts.ts';
import { SharedText } from './SharedText.tsx';
import { shareOrCopy } from './shareOrCopy.ts';

interface ShareLinkProps {
  readonly label: string;
  readonly text: string;
  readonly link: string;
}

/** Shares a link with a sentence before it, through the device's share sheet or the clipboard. */
export function ShareLink({ label, text, link }: ShareLinkProps) {
  const [isShown, setIsShown] = useState(false);
  const message = `${text} ${link}`;
  const press = async (): Promise<void> => {
    const outcome = await shareOrCopy({ text: message }, message);
    if (outcome === 'copied') showToast({ title: 'Link copied', description: 'Paste it wherever you like.' });
    setIsShown(outcome === 'failed');
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void press()}>
        {label}
      </Button>
      {isShown && <SharedText text={message} />}
    </>
  );
}
