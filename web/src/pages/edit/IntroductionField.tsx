import { MAX_INTRODUCTION_LENGTH } from '@monster/engine';
import styles from './Edit.module.css';
import type { Editor } from './useEditor.ts';

/** What players read above the grid before they start; most puzzles need none. */
export function IntroductionField({ editor: { draft, edit } }: { editor: Editor }) {
  return (
    <label className={styles['introduction']}>
      Introduction, shown above the grid (optional)
      <textarea
        rows={2}
        value={draft.introduction}
        maxLength={MAX_INTRODUCTION_LENGTH}
        onChange={({ currentTarget: { value } }) =>
          edit((before) => ({ ...before, introduction: value }), 'introduction')
        }
      />
    </label>
  );
}
