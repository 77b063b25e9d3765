import { useState } from 'react';
import { useLazyPart } from '../../daily/useLazyPart.ts';
import { TextButton } from '../../ui/Button.tsx';
import styles from './PuzzleStrip.module.css';
import type { StripPanelProps } from './StripPanel.tsx';

const loadPanel = async () => (await import('./StripPanel.tsx')).StripPanel;

/** The way to earlier puzzles at the foot of a narrow screen; its list is fetched when it is opened. */
export function PuzzleStrip(props: StripPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, needPanel] = useLazyPart(loadPanel);
  const open = (): void => {
    needPanel();
    setIsOpen(true);
  };
  return (
    <section className={styles['strip']} aria-labelledby="strip-title">
      <div className={styles['bar']}>
        {isOpen ? (
          <>
            <h2 id="strip-title">Previous Daily Teasers</h2>
            <TextButton aria-expanded="true" onClick={() => setIsOpen(false)}>
              Hide
            </TextButton>
          </>
        ) : (
          <h2 id="strip-title">
            <TextButton aria-expanded="false" onClick={open}>
              More Puzzles
            </TextButton>
          </h2>
        )}
      </div>
      {isOpen && Panel !== null && <Panel {...props} />}
    </section>
  );
}
