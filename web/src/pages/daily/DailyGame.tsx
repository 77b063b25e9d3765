import { AdPlace, useHasAds } from '../../ads/place/AdPlace.tsx';
import { archiveHref } from '../../daily/dailyLinks.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { Crossword } from '../../play/Crossword.tsx';
import type { PageGame } from '../../play/Crossword.tsx';
import { IconButton, TextButton } from '../../ui/Button.tsx';
import styles from './DailyGame.module.css';
import { PuzzleStrip } from './PuzzleStrip.tsx';
import { useDailyFlow } from './useDailyFlow.ts';

type DailyGameProps = PageGame & {
  readonly search: URLSearchParams;
  readonly uid: string | null;
};

const loadPopups = () => import('./DailyPopups.tsx');

/** A puzzle of the daily series, with ads around it and links to the other puzzles. */
export function DailyGame({ search, uid, ...game }: DailyGameProps) {
  const { metadata } = game;
  const flow = useDailyFlow(game, search, uid);
  const [first, second] = flow.waysOn;
  const popups = useLatePart(loadPopups, flow.popup !== 'none');
  return (
    <div className={styles['daily']} data-ads={useHasAds() || undefined}>
      <AdPlace size="728x90" className={styles['top']} />
      <AdPlace size="120x600" className={styles['side']} label="Advertisement on the left" />
      <Crossword
        {...game}
        dailyDate={metadata.datePublished.slice(0, 10)}
        showsSize
        tools={<DailyTools search={search} onStatistics={() => flow.setPopup('statistics')} />}
        {...flow.events}
        next={{ ...(first ?? flow.next), other: second }}
        waysOn={{ onNextCrossword: flow.next.go }}
        loadEnd={loadPopups}
      />
      <AdPlace size="120x600" className={styles['side']} label="Advertisement on the right" />
      <PuzzleStrip search={search} uid={uid} currentId={metadata.id} />
      {popups !== null && (
        <popups.DailyPopups flow={flow} metadata={metadata} puzzle={game.puzzle} search={search} />
      )}
    </div>
  );
}

interface DailyToolsProps {
  readonly search: URLSearchParams;
  readonly onStatistics: () => void;
}

/** Opens the statistics and, on a wide screen, the archive and the print dialog. */
function DailyTools({ search, onStatistics }: DailyToolsProps) {
  return (
    <div className={styles['tools']}>
      <a className={styles['wide']} href={archiveHref(search)}>
        Archive
      </a>
      <span className={styles['wide']}>
        <TextButton onClick={() => print()}>Print</TextButton>
      </span>
      <IconButton aria-label="Statistics" onClick={onStatistics}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 20v-7M12 20V5M19 20v-11" />
        </svg>
      </IconButton>
    </div>
  );
}
