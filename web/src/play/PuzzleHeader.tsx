import type { ReactNode } from 'react';
import type { PuzzleMetadata } from '../game/metadata.ts';
import { useSite } from '../site/site.ts';
import { useDrawn } from './GameContext.ts';
import screenStyles from './PlayScreen.module.css';
import styles from './PuzzleHeader.module.css';

interface PuzzleHeaderProps {
  readonly metadata: PuzzleMetadata;
  readonly showsSize: boolean;
  /** Shown at the end of the title line. */
  readonly children: ReactNode;
}

/** Shows the logo and the puzzle's title, author, date, difficulty and introduction. */
export function PuzzleHeader({ metadata, showsSize, children }: PuzzleHeaderProps) {
  const { siteName } = useSite();
  const mascot = useDrawn(({ Mascot }) => <Mascot />);
  const line = useDrawn(({ MetadataLine }) => <MetadataLine metadata={metadata} showsSize={showsSize} />);
  return (
    <>
      <header className={`${screenStyles['title']} ${styles['title']}`}>
        <a href="/" aria-label={siteName} {...mascot} />
        <h1>{metadata.title}</h1>
        {children}
      </header>
      <div className={`${screenStyles['metadata']} ${styles['metadata']}`} {...line} />
    </>
  );
}
