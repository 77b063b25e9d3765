import styles from './PuzzlePicture.module.css';

/** What players read before they start, where a puzzle has such a text. */
export function PuzzleIntroduction({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles['introduction']}>
      <strong>Introduction:</strong> {text}
    </p>
  );
}
