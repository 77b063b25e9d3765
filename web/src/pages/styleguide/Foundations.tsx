import { Specimen } from './Specimen.tsx';
import styles from './StyleguidePage.module.css';

/** Background colors; the stylesheet has a rule for each, with the text color used on it. */
const swatches = [
  'paper',
  'surface',
  'surface-sunken',
  'placeholder',
  'primary',
  'primary-tint',
  'accent',
  'accent-tint',
  'danger-tint',
  'cell',
  'cell-word',
  'cell-solved',
  'cell-selected',
];

export function Colors() {
  return (
    <Specimen title="Colors">
      <ul className={styles['swatches']}>
        {swatches.map((name) => (
          <li key={name} data-color={name}>
            {name}
          </li>
        ))}
      </ul>
      <p>
        Ink. <span className={styles['soft']}>Soft ink.</span> <a href="/styleguide">A link.</a>{' '}
        <span className={styles['danger']}>Something is wrong.</span>
      </p>
    </Specimen>
  );
}

export function Typography() {
  return (
    <Specimen title="Typography">
      <p className={styles['display']}>Monsters like crosswords</p>
      <h3>A third-level heading</h3>
      <p>
        The quick brown monster jumps over the lazy dog, and fills in 1 Across: Illinois, 101. I, l and 1 look
        different.
      </p>
      <p className={styles['small']}>Small print for dates, authors and captions.</p>
    </Specimen>
  );
}

export function Spacing() {
  return (
    <Specimen title="Space, corners and shadows">
      <ul className={styles['spaces']}>
        {['1', '2', '3', '4', '5', '6', '7', '8'].map((step) => (
          <li key={step} data-space={step} aria-label={`Space ${step}`} />
        ))}
      </ul>
      <ul className={styles['boxes']}>
        {['radius-s', 'radius-m', 'radius-l', 'shadow-soft', 'shadow-hard', 'shadow-float'].map((name) => (
          <li key={name} data-box={name}>
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
