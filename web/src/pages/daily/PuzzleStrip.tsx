import { useState } from 'react';
import { useLazyPart } from '../../daily/useLazyPart.ts';
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
            <button type="button" aria-expanded="true" onClick={() => setIsOpen(false)}>
              Hide
            </button>
          </>
        ) : (
          <h2 id="strip-title">
            <button type="button" aria-expanded="false" onClick={open}>
              More Puzzles
            </button>
          </h2>
        )}
      </div>
      {isOpen && Panel !== null && <Panel {...props} />}
    </section>
  );
}
