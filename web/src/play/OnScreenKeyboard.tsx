import { useDrawn } from './GameContext.ts';
import styles from './OnScreenKeyboard.module.css';
import screenStyles from './PlayScreen.module.css';

/** Our own keyboard for touch screens. Styles hide it from players who prefer the device's. */
export function OnScreenKeyboard() {
  return (
    <div
      className={`${screenStyles['keyboard']} ${styles['keyboard']}`}
      role="group"
      aria-label="Keyboard"
      data-part="keyboard"
      {...useDrawn(({ Keys }) => <Keys />)}
    />
  );
}
