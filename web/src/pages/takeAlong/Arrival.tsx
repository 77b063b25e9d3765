import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSite } from '../../site/site.ts';
import { arrive, previewArrival } from '../../takeAlong/arrive.ts';
import type { Received } from '../../takeAlong/receiveProgress.ts';
import { saveProgress } from '../../takeAlong/saveProgress.ts';
import { describeArriving, describeMerged } from '../../takeAlong/summary.ts';
import type { Summary } from '../../takeAlong/summary.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import styles from './TakeAlong.module.css';

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What has come of it, and where to see it. */
function Merged({ summary, onClose }: { summary: Summary; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['stack']}>
      <h3 ref={heading} tabIndex={-1}>
        It is all here
      </h3>
      <Lines lines={describeMerged(summary)} />
      <div className={styles['actions']}>
        <LinkButton href="/lair">To your lair</LinkButton>
        <LinkButton href="/statistics" variant="quiet">
          Statistics
        </LinkButton>
        <Button variant="quiet" onClick={onClose}>
          Bring more
        </Button>
      </div>
    </div>
  );
}

interface ArrivalProps {
  readonly received: Received;
  readonly onMerged: () => void;
  readonly onClose: () => void;
}

/** Whether the settings of this device give way to those that arrive. */
function SettingsChoice({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <p className={styles['check']}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id}>Also take the settings, instead of those on this device</label>
    </p>
  );
}

/** Says what will come to this device, asks once, and merges it. */
export function Arrival({ received, onMerged, onClose }: ArrivalProps) {
  const { siteName } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const [takesSettings, setTakesSettings] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const [merged, setMerged] = useState<Summary | null>(null);
  const coming = useMemo(() => previewArrival(received.progress), [received]);
  useEffect(() => heading.current?.focus(), []);
  const bring = (): void => {
    const summary = arrive(received.progress, takesSettings);
    setIsFull(summary === null);
    if (summary === null) return;
    setMerged(summary);
    onMerged();
    // If that does not arrive, it is deleted a few minutes later.
    received.finish().catch(() => undefined);
  };
  if (merged !== null) return <Merged summary={merged} onClose={onClose} />;
  return (
    <div className={styles['stack']}>
      <h3 ref={heading} tabIndex={-1}>
        This will come to this device
      </h3>
      <Lines lines={describeArriving(coming)} />
      <p>It is added to what you have here. Nothing is lost on either device.</p>
      {coming.hasSettings && <SettingsChoice isOn={takesSettings} onChange={setTakesSettings} />}
      {isFull && (
        <ErrorNote>
          This browser has no room for all of it. Nothing was changed, and nothing is lost. Save it as a file,
          make room in the browser, and try again.
        </ErrorNote>
      )}
      <div className={styles['actions']}>
        <Button onClick={bring}>{isFull ? 'Try again' : 'Bring it here'}</Button>
        {isFull && (
          <Button variant="quiet" onClick={() => saveProgress(received.progress, siteName)}>
            Save it as a file
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </div>
  );
}
