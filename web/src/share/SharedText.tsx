import styles from './ShareButton.module.css';

/** Shows a text to be copied by hand, where a browser can neither share nor copy it. */
export function SharedText({ text }: { readonly text: string }) {
  return (
    <textarea
      className={styles['text']}
      aria-label="Text to share"
      readOnly
      rows={4}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
