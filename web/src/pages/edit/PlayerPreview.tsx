import { numberGrid } from '@monster/engine';
import { ClueLists } from '../../admin/picture/ClueLists.tsx';
import { PuzzleIntroduction } from '../../admin/picture/PuzzleIntroduction.tsx';
import { PuzzlePicture } from '../../admin/picture/PuzzlePicture.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { versionOf } from './draft.ts';
import type { Draft } from './draft.ts';
import styles from './Edit.module.css';

/** The draft as players will see it: without its letters. */
export function PlayerPreview({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { fields, rows } = draft;
  const grid = numberGrid(rows);
  const { acrossClues, downClues, circled, shaded, introduction } = versionOf(draft);
  return (
    <Dialog title={fields.title} onClose={onClose}>
      <div className={styles['preview']}>
        <p>
          by {fields.author} <DifficultyStars difficulty={Number(fields.difficulty)} />
        </p>
        <PuzzleIntroduction text={introduction} />
        <div className={styles['picture']}>
          <PuzzlePicture
            {...{ circled, shaded }}
            cells={grid.map((row) => row.map(({ isBlack }) => (isBlack ? '#' : '')))}
            numbers={grid.map((row) => row.map(({ number }) => number))}
          />
        </div>
        <ClueLists across={acrossClues} down={downClues} />
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
