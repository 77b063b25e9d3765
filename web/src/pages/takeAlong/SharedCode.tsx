import { useEffect, useRef } from 'react';
import { codeGroups } from '../../takeAlong/code.ts';
import { linkOf } from '../../takeAlong/codeInAddress.ts';
import type { Shared } from '../../takeAlong/sendProgress.ts';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/qr/QrCode.tsx';
import { useShared } from './useShared.ts';
import styles from './TakeAlong.module.css';

interface SharedCodeProps {
  readonly shared: Shared;
  readonly onStop: () => void;
  readonly onAgain: () => void;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The code as letters and as a picture, for as long as it works. */
export function SharedCode({ shared, onStop, onAgain }: SharedCodeProps) {
  const { secondsLeft, state } = useShared(shared);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOver = state === 'arrived' || state === 'gone';
  const [first, second] = codeGroups(shared.code);
  return (
    <div className={styles['stack']}>
      <h3 ref={heading} tabIndex={-1}>
        {isOver ? 'This code is over' : 'Your code'}
      </h3>
      {!isOver && (
        <>
          <p className={styles['code']} aria-label={[...shared.code].join(' ')} role="img">
            <span>{first}</span>
            <span>{second}</span>
          </p>
          <p>
            On the other device, open {location.host}/take-along and type this code, or point its camera at
            the picture. It works once.
          </p>
          <QrCode text={linkOf(shared.code)} label="QR code: a link with your code" />
          <p className={styles['soft']}>
            It works for another <span role="timer">{clock(secondsLeft)}</span>. Whoever has it gets your
            progress, so show it to nobody else.
          </p>
        </>
      )}
      <p role="status">
        {state === 'opened' && 'The other device has opened it.'}
        {state === 'arrived' &&
          'Your progress has arrived on the other device. Everything is still here, too.'}
        {state === 'gone' && 'Its time is over, and what was sent is deleted.'}
      </p>
      <div>
        {isOver ? (
          <Button onClick={onAgain}>Make another code</Button>
        ) : (
          <Button variant="quiet" onClick={onStop}>
            Stop sharing
          </Button>
        )}
      </div>
    </div>
  );
}
