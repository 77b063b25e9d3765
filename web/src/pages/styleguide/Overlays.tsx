import { newGame } from '@monster/engine';
import { useState } from 'react';
import { CompletionDialog } from '../../play/popups/CompletionDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Specimen } from './Specimen.tsx';
import styles from './StyleguidePage.module.css';

const next = { label: 'Next Level', go: () => {} };
const puzzle = { id: '03-1-0001', title: 'Tiny', datePublished: '' };
const game = newGame({ size: 3, cells: [], words: [], places: [], circled: [], shaded: [] }, 3);
const scores = { level: 212, total: 1240, session: 212 };

export function Overlays() {
  const [open, setOpen] = useState<'none' | 'plain' | 'complete'>('none');
  const close = (): void => setOpen('none');
  return (
    <Specimen title="Dialogs and toasts">
      <div className={styles['row']}>
        <Button variant="quiet" onClick={() => setOpen('plain')}>
          A dialog
        </Button>
        <Button variant="quiet" onClick={() => setOpen('complete')}>
          A solved puzzle
        </Button>
        <Button variant="quiet" onClick={() => showToast({ title: 'Saved', description: 'All is well.' })}>
          A toast
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            showToast({ title: 'Saving is off', description: 'Keep this page open.', variant: 'destructive' })
          }
        >
          A warning
        </Button>
      </div>
      {open === 'plain' && (
        <Dialog title="Try Another Puzzle?" onClose={close}>
          <p>A question with two possible answers.</p>
          <Button onClick={close}>Next Crossword</Button>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        </Dialog>
      )}
      {open === 'complete' && (
        <CompletionDialog
          title="Level 1 Complete"
          puzzle={puzzle}
          solved={{ scores, game, isAgain: false }}
          waysOn={[next]}
          onClose={close}
        />
      )}
    </Specimen>
  );
}
