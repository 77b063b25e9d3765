import type { Dated } from '@monster/engine';
import { useId } from 'react';
import { dailyHref } from '../../daily/dailyLinks.ts';
import { formatDate } from '../../lib/dates.ts';
import type { FoundMonster } from '../../monsters/foundMonsters.ts';
import type { FamilyFinds } from '../../monsters/lairOf.ts';
import { familySet } from '../../monsters/weekSet.ts';
import type { WeekMember } from '../../monsters/weekSet.ts';
import styles from './LairPage.module.css';
import { FoundCard, ShadowCard } from './MonsterCard.tsx';

interface FamilySectionProps {
  readonly family: FamilyFinds;
  /** The published puzzles of the series by their dates; empty if they could not be loaded. */
  readonly dailies: ReadonlyMap<string, Dated>;
  readonly search: URLSearchParams;
  readonly onOpen: (monster: FoundMonster) => void;
}

/** The seven monsters of a week, found or not. */
export function FamilySection({ family: { week, found }, dailies, search, onOpen }: FamilySectionProps) {
  const id = useId();
  const set = familySet(week, found, dailies);
  const isWhole = set.found === set.members.length;
  const [first, last] = [set.members[0]?.date ?? '', set.boss.date];
  const card = ({ date, look, monster }: WeekMember) => {
    if (monster !== undefined) return <FoundCard key={date} monster={monster} look={look} onOpen={onOpen} />;
    const puzzle = dailies.get(date);
    return (
      <ShadowCard
        key={date}
        look={look}
        label={formatDate(date, 'weekday')}
        href={puzzle && dailyHref(search, puzzle.id)}
      />
    );
  };
  return (
    <section className={styles['family']} aria-labelledby={id} data-whole={isWhole ? '' : undefined}>
      <header className={styles['familyHead']}>
        <h3 id={id} tabIndex={-1}>
          The {set.family}
        </h3>
        <p>
          <strong>
            {set.found} of {set.members.length}
          </strong>
          <span className={styles['dates']}>
            {formatDate(first, 'short')} to {formatDate(last, 'short')}
          </span>
        </p>
      </header>
      {isWhole && <p className={styles['whole']}>The whole family is home!</p>}
      <div className={styles['familyMembers']}>
        <ul className={styles['monsters']}>{set.members.slice(0, -1).map(card)}</ul>
        <ul className={styles['bossPlace']} aria-label="The boss">
          {card(set.boss)}
        </ul>
      </div>
    </section>
  );
}
