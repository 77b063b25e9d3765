import styles from './GridMark.module.css';

interface GridMarkProps {
  readonly size: number;
  readonly className?: string | undefined;
}

/** A small grid with as many cells per side as the puzzle; decoration beside the size as text. */
export function GridMark({ size, className }: GridMarkProps) {
  const inner = Array.from({ length: size - 1 }, (_, index) => index + 1);
  const lines = inner.map((at) => `M${at} 0V${size}M0 ${at}H${size}`).join('');
  return (
    <svg
      className={[styles['mark'], className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      <path className={styles['paper']} d={`M0 0H${size}V${size}H0z`} />
      <path className={styles['black']} d={`M0 0h1v1h-1zM${size - 1} ${size - 1}h1v1h-1z`} />
      <path className={styles['lines']} d={`M0 0H${size}V${size}H0z${lines}`} />
    </svg>
  );
}
