import { useMemo, useState } from 'react';
import { listPuzzles } from '../../api/puzzleCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { utcToday } from '../../lib/utcToday.ts';
import type { FoundMonster } from '../../monsters/foundMonsters.ts';
import { lairOf } from '../../monsters/lairOf.ts';
import { useCompletions } from '../../monsters/useCompletions.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Families } from './Families.tsx';
import { HiddenMonsters } from './HiddenMonsters.tsx';
import styles from './LairPage.module.css';
import { MonsterDialog } from './MonsterDialog.tsx';
import { OtherMonsters } from './OtherMonsters.tsx';

const placeholders = [1, 2, 3, 4, 5, 6];

/** Stands in for the lair until it is known what this browser remembers. */
export function LairSkeleton() {
  return (
    <div className={styles['monsters']} role="status" data-awaited>
      <VisuallyHidden>Looking into the lair...</VisuallyHidden>
      {placeholders.map((place) => (
        <div key={place} className={styles['placeholder']} />
      ))}
    </div>
  );
}

interface SummaryProps {
  readonly count: number;
  readonly goldenCount: number;
}

/** How many monsters have hatched, or how the first one will. */
function Summary({ count, goldenCount }: SummaryProps) {
  if (count === 0)
    return (
      <div className={styles['empty']}>
        <p>Nobody is here yet. Solve one crossword, and the first monster will move in.</p>
        <LinkButton href="/todaycrossword?puzzle=today">Play Today's Crossword</LinkButton>
      </div>
    );
  return (
    <p className={styles['summary']}>
      <strong>{count === 1 ? '1 monster found' : `${count} monsters found`}</strong>
      {goldenCount > 0 && <span>{goldenCount} golden</span>}
    </p>
  );
}

/** All monsters, found and still to be found. What was found is shown without the network. */
export function Inhabitants({ search }: { readonly search: URLSearchParams }) {
  const { data, error, retry } = useQuery(listPuzzles());
  const completions = useCompletions();
  const [today] = useState(utcToday);
  const [open, setOpen] = useState<FoundMonster | null>(null);
  const lair = useMemo(() => lairOf(data ?? [], completions, today), [data, completions, today]);
  // Completions from before solves were kept need the list; nobody else waits for it.
  const isReady =
    data !== undefined ||
    error !== undefined ||
    (completions.length > 0 && completions.every(({ solve }) => solve !== undefined));
  if (!isReady) return <LairSkeleton />;
  return (
    <>
      <Summary count={lair.count} goldenCount={lair.goldenCount} />
      <ErrorBoundary>
        <Families lair={lair} search={search} onOpen={setOpen} />
      </ErrorBoundary>
      <ErrorBoundary>
        <OtherMonsters monsters={lair.others} onOpen={setOpen} />
      </ErrorBoundary>
      <ErrorBoundary>
        <HiddenMonsters
          lair={lair}
          search={search}
          isLoaded={data !== undefined}
          retry={error === undefined ? null : retry}
        />
      </ErrorBoundary>
      {open !== null && <MonsterDialog monster={open} search={search} onClose={() => setOpen(null)} />}
    </>
  );
}
