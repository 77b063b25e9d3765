import type { Dated } from '@monster/engine';
import { memo, useEffect, useRef, useState } from 'react';
import type { FoundMonster } from '../../monsters/foundMonsters.ts';
import type { Lair } from '../../monsters/lairOf.ts';
import { Button } from '../../ui/Button.tsx';
import { FamilySection } from './FamilySection.tsx';
import styles from './LairPage.module.css';

/** So many are drawn at first and with each press, since a lair may have hundreds. */
const familiesPerPage = 6;

interface FamiliesProps {
  readonly lair: Pick<Lair<Dated>, 'families' | 'dailies'>;
  readonly search: URLSearchParams;
  readonly onOpen: (monster: FoundMonster) => void;
}

/** The families of the daily series, the newest first. They are not drawn again when a dialog opens. */
export const Families = memo(function Families({
  lair: { families, dailies },
  search,
  onOpen,
}: FamiliesProps) {
  const [shown, setShown] = useState(familiesPerPage);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === familiesPerPage) return;
    // The button may be gone, and what it has brought comes next.
    const heading = place.current?.querySelectorAll('h3')[shown - familiesPerPage];
    heading?.focus();
  }, [shown]);
  const more = families.length - shown;
  return (
    <section className={styles['part']} aria-labelledby="families">
      <h2 id="families">Families</h2>
      <p>Each week of Daily Teasers is a family of seven, and the boss comes on Sunday.</p>
      <div ref={place} className={styles['families']}>
        {families.slice(0, shown).map((family) => (
          <FamilySection
            key={family.week}
            family={family}
            dailies={dailies}
            search={search}
            onOpen={onOpen}
          />
        ))}
      </div>
      {more > 0 && (
        <div>
          <Button variant="quiet" onClick={() => setShown(shown + familiesPerPage)}>
            Show older families ({more} more)
          </Button>
        </div>
      )}
    </section>
  );
});
