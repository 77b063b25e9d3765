import { memo } from 'react';
import styles from './ClueBanner.module.css';
import { useDrawn } from './GameContext.ts';
import screenStyles from './PlayScreen.module.css';
import { ZoomPlace } from './ZoomPlace.tsx';

/** Shows the selected clue in large type, with buttons for the previous and next one. */
export const ClueBanner = memo(function ClueBanner() {
  const drawn = useDrawn(({ BannerText }, store) => <BannerText store={store} />);
  return (
    <div className={`${screenStyles['banner']} ${styles['banner']}`}>
      <button type="button" aria-label="Previous clue" data-key="previousClue">
        ‹
      </button>
      <p data-part="banner" {...drawn} />
      <ZoomPlace />
      <button type="button" aria-label="Next clue" data-key="nextClue">
        ›
      </button>
    </div>
  );
});
