import styles from '../PuzzleHeader.module.css';

/** What fits into two lines of a small phone. */
const shortLength = 80;

/** What players should know before they start: whole if it is short, else to be opened. */
export function Introduction({ text }: { text: string }) {
  const content = <p className={styles['introduction']}>{text}</p>;
  // The attribute has the grid leave room for it.
  if (text.length <= shortLength && !text.includes('\n')) return <div data-introduction="">{content}</div>;
  return (
    <details data-introduction="">
      <summary>Introduction</summary>
      {content}
    </details>
  );
}
