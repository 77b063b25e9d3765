import { useMemo, useState } from 'react';
import { statisticsOf } from '../../streak/statistics.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { DataSection } from './DataSection.tsx';
import { DistributionSection } from './DistributionSection.tsx';
import { HintSection } from './HintSection.tsx';
import { isStorageReadable } from '../../ownData/ownData.ts';
import { playsOf } from './plays.ts';
import styles from './StatisticsPage.module.css';
import { StreakSection } from './StreakSection.tsx';
import { timesBySize } from './timesBySize.ts';
import { TimesSection } from './TimesSection.tsx';
import { useStoredResults } from './useStoredResults.ts';
import { YearSection } from './YearSection.tsx';

function NothingYet() {
  return (
    <div className={styles['empty']}>
      <Mascot className={styles['mascot']} />
      <p>
        Nothing to count yet. Solve a Daily Teaser, and your times, your streak and your year will grow here.
      </p>
      <LinkButton href="/todaycrossword?puzzle=today">Play Today's Crossword</LinkButton>
    </div>
  );
}

function ForbiddenNote() {
  return (
    <p className={styles['warning']} role="note">
      This browser does not let the site read what it has kept, so only what you have played since you opened
      the site is counted here.
    </p>
  );
}

/** Everything that this browser knows of the player's puzzles. */
export function PlayerStatistics({ search }: { readonly search: URLSearchParams }) {
  const results = useStoredResults();
  const [now] = useState(Date.now);
  const [isReadable] = useState(isStorageReadable);
  const plays = useMemo(() => playsOf(results), [results]);
  const sizes = useMemo(() => timesBySize(plays), [plays]);
  const statistics = useMemo(() => statisticsOf(Object.values(results), now), [results, now]);
  return (
    <>
      {!isReadable && <ForbiddenNote />}
      {plays.length === 0 ? (
        <NothingYet />
      ) : (
        <>
          <StreakSection statistics={statistics} now={now} />
          {sizes.length > 0 && <TimesSection sizes={sizes} search={search} />}
          {sizes.length > 0 && <DistributionSection sizes={sizes} />}
          <YearSection plays={plays} frozen={statistics.streak.frozen} now={now} />
          {statistics.solved > 0 && <HintSection plays={plays} />}
        </>
      )}
      <DataSection plays={plays} isReadable={isReadable} />
    </>
  );
}
