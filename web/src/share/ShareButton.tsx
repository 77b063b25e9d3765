import type { GameState, Puzzle } from '@monster/engine';
import { useEffect, useRef, useState } from 'react';
import type { PuzzleMetadata } from '../game/metadata.ts';
import { isGolden } from '../game/solved.ts';
import { describeMonster } from '../monsters/describeMonster.ts';
import { Monster } from '../monsters/Monster.tsx';
import { useSite } from '../site/site.ts';
import { useStatistics } from '../streak/useStatistics.ts';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toasts.ts';
import { drawCard } from './drawCard.ts';
import type { CardWords } from './drawCard.ts';
import { shareGrid } from './shareGrid.ts';
import { shareOrCopy } from './shareOrCopy.ts';
import { describeHatching, describePuzzle, describeSolve, shareText } from './shareText.ts';
import { SharedText } from './SharedText.tsx';

interface ShareButtonProps {
  readonly metadata: PuzzleMetadata;
  readonly puzzle: Puzzle;
  readonly game: GameState;
  /** With how many others it was solved, and squares that tell their letters from the player's. */
  readonly together?: { readonly friends: number; readonly squares: string } | undefined;
}

/** True where the device's share sheet takes pictures. */
function canSharePictures(): boolean {
  const sample = new File([''], 'sample.png', { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [sample] });
}

/** Draws the monster's picture ahead of the press, since a share sheet opens only right after one. */
function usePicture(words: CardWords) {
  const monster = useRef<HTMLDivElement>(null);
  const picture = useRef<File>(null);
  const { siteName, puzzle, hatching, solve } = words;
  useEffect(() => {
    const svg = monster.current?.querySelector('svg');
    if (!svg || !canSharePictures()) return;
    // Without a picture, the text is shared alone.
    drawCard(svg, { siteName, puzzle, hatching, solve }).then(
      (file) => void (picture.current = file),
      () => undefined,
    );
  }, [siteName, puzzle, hatching, solve]);
  return { monster, picture };
}

/** What friends are told, in a text and on a picture. */
function useStory({ metadata, puzzle, game, together }: ShareButtonProps) {
  const { siteName, siteUrl } = useSite();
  const look = describeMonster(metadata);
  const streak = useStatistics().streak.current;
  const { friends = 0, squares = shareGrid(puzzle, game) } = together ?? {};
  const text = shareText({ siteName, siteUrl, metadata, game, monster: look.name, streak, friends, squares });
  const words: CardWords = {
    siteName,
    puzzle: describePuzzle(metadata),
    hatching: describeHatching(look.name, game),
    solve: describeSolve(game, streak, friends),
  };
  return { look, text, words };
}

/**
 * Shares a solved puzzle through the device's share sheet, with a picture of the monster where it takes one, or through
 * the clipboard. If both fail, shows the text to be copied.
 */
export function ShareButton(props: ShareButtonProps) {
  const { look, text, words } = useStory(props);
  const [isTextShown, setIsTextShown] = useState(false);
  const { monster, picture } = usePicture(words);
  const press = async (): Promise<void> => {
    const files = picture.current === null ? {} : { files: [picture.current] };
    const outcome = await shareOrCopy({ text, ...files }, text);
    if (outcome === 'copied') showToast({ title: 'Copied', description: 'Paste it wherever you like.' });
    setIsTextShown(outcome === 'failed');
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void press()}>
        Share
      </Button>
      <div ref={monster} hidden>
        <Monster look={look} isGolden={isGolden(props.game)} />
      </div>
      {isTextShown && <SharedText text={text} />}
    </>
  );
}
