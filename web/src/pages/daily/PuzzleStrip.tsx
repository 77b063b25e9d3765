import { useState } from 'react';
import { useLatePart } from '../../lib/useLatePart.ts';
import { TextButton } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { tellLoadFailure } from '../../ui/toasts.ts';
import styles from './PuzzleStrip.module.css';
import type { StripPanelProps } from './StripPanel.tsx';

const loadPanel = () => import('./StripPanel.tsx');

/** A strip of earlier puzzles at the bottom of a narrow screen; its panel is loaded when the player opens it. */
export function PuzzleStrip(props: StripPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const part = useLatePart(loadPanel, isOpen, tellLoadFailure);
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
            <TextButton aria-expanded="false" onClick={() => setIsOpen(true)}>
              More Puzzles
            </TextButton>
          </h2>
        )}
      </div>
      {isOpen && part !== null && (
        <ErrorBoundary>
          <part.StripPanel {...props} />
        </ErrorBoundary>
      )}
    </section>
  );
}
