import { useState } from 'react';
import type { Retry } from '../../lib/retry.ts';
import { useAskedPart } from '../../lib/useLatePart.ts';
import { TextButton } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import styles from './PuzzleStrip.module.css';
import type { StripPanelProps } from './StripPanel.tsx';

const loadPanel = () => import('./StripPanel.tsx');

/** Stands in for the earlier puzzles until they, and the code that shows them, have loaded. */
const renderNote = (retry: Retry | null) => (
  <div className={styles['note']}>
    <LoadNote
      loading="Loading puzzles..."
      failure="The puzzles could not be loaded just now."
      retry={retry}
    />
  </div>
);

/** A strip of earlier puzzles at the bottom of a narrow screen; its panel is loaded when the player opens it. */
export function PuzzleStrip(props: Omit<StripPanelProps, 'renderNote'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { part, retry } = useAskedPart(loadPanel, isOpen);
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
      {isOpen && part === null && renderNote(retry)}
      {isOpen && part !== null && (
        <ErrorBoundary>
          <part.StripPanel {...props} renderNote={renderNote} />
        </ErrorBoundary>
      )}
    </section>
  );
}
