import { useEffect, useRef } from 'react';
import { saveFile } from '../../lib/late/saveFile.ts';
import { useSite } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './AccountPage.module.css';

interface RecoveryCodesProps {
  /** Of the account. */
  readonly name: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows recovery codes, this once. */
export function RecoveryCodes({ name, codes, onDone }: RecoveryCodesProps) {
  const { siteName } = useSite();
  const list = useRef<HTMLUListElement>(null);
  // They take the place of the form that was sent.
  useEffect(() => list.current?.focus(), []);
  const save = (): void => {
    const text = [`Recovery codes of ${name} for ${siteName}. Each works once.`, ...codes, ''].join('\n');
    if (!saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' })))
      showToast({
        title: 'Your browser did not take the file',
        description: 'Copy the codes by hand',
        variant: 'destructive',
      });
  };
  return (
    <>
      <p>
        <strong>The second factor is on.</strong> These are your recovery codes. If you lose your phone, each
        of them gets you in once. Keep them in a safe place: they are shown only now.
      </p>
      <ul ref={list} className={styles['codes']} aria-label="Recovery codes" tabIndex={-1}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button variant="quiet" onClick={save}>
          Save as a file
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </>
  );
}
