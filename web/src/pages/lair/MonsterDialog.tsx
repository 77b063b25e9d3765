import { Fragment, useState } from 'react';
import { dailyHref } from '../../daily/dailyLinks.ts';
import { shortTitle } from '../../daily/dailyList.ts';
import { formatTime } from '../../game/clockFace.ts';
import { isString, listOf } from '../../lib/check.ts';
import { formatDate } from '../../lib/dates.ts';
import { describeMonster } from '../../monsters/describeMonster.ts';
import type { FoundMonster } from '../../monsters/foundMonsters.ts';
import { goldenText } from '../../monsters/goldenText.ts';
import { Monster } from '../../monsters/Monster.tsx';
import { familyName } from '../../monsters/monsterNames.ts';
import type { MonsterLook } from '../../monsters/monsterLook.ts';
import { seriesDay } from '../../monsters/weeks.ts';
import { bestSolve } from '../../race/bestSolve.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './MonsterDialog.module.css';

/** What a monster can do; `verb` is what a sentence says about it. */
const moves = [
  { name: 'Wave', verb: 'waves' },
  { name: 'Dance', verb: 'dances' },
  { name: 'Jump', verb: 'jumps' },
] as const;

/** How one talks about a monster: by its first name, but a boss by its title and name. */
function callName({ name, isBoss }: MonsterLook): string {
  return isBoss === true ? name : (name.split(' ')[0] ?? name);
}

interface MovingMonsterProps {
  readonly look: MonsterLook;
  readonly isGolden: boolean;
}

/** The monster, large. It moves when it is pressed or told to, and a sentence says so. */
function MovingMonster({ look, isGolden }: MovingMonsterProps) {
  const [{ count, place }, setMove] = useState({ count: 0, place: 0 });
  const move = moves[place] ?? moves[0];
  const start = (next: number): void => setMove({ count: count + 1, place: next % moves.length });
  return (
    <div className={styles['stage']}>
      <button
        type="button"
        className={styles['monster']}
        aria-label={`Tap ${callName(look)}`}
        onClick={() => start(count === 0 ? 0 : place + 1)}
      >
        <span key={count} className={styles['moving']} data-move={count === 0 ? undefined : move.name}>
          <Monster look={look} isGolden={isGolden} />
        </span>
      </button>
      <p className={styles['sentence']} role="status">
        {/* A sentence that is the same as before would not be read out. */}
        {count > 0 && `${callName(look)} ${move.verb}${count % 2 === 0 ? ' for you' : ''}.`}
      </p>
      <div className={styles['moves']}>
        {moves.map(({ name }, index) => (
          <Button key={name} variant="quiet" size="small" onClick={() => start(index)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

function detailsOf({ puzzle, solve }: FoundMonster): [label: string, value: string][] {
  const day = seriesDay(puzzle);
  const details: [label: string, value: string][] = [
    ['Family', day === null ? '' : `The ${familyName(day.week)}s`],
    ['Hatched', solve === undefined ? '' : formatDate(solve.solvedAt, 'long')],
    ['Solved in', solve === undefined || !(solve.timeMs > 0) ? '' : formatTime(solve.timeMs)],
    ['Remembers', solve?.word ?? ''],
  ];
  return details.filter(([, value]) => value !== '');
}

const areNames = listOf(isString);

/** Those with whom a monster's puzzle was solved, if any. */
function Companions({ names }: { readonly names: unknown }) {
  if (!areNames(names) || names.length === 0) return null;
  return (
    <div>
      <dt>Solved together with</dt>
      <dd>
        {names.map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have one name, and they never move
          <Fragment key={index}>
            {index > 0 && ', '}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

interface MonsterDialogProps {
  readonly monster: FoundMonster;
  readonly search: URLSearchParams;
  readonly onClose: () => void;
}

/** What there is to know about a monster; details that nobody kept are left out. */
export function MonsterDialog({ monster, search, onClose }: MonsterDialogProps) {
  const { puzzle, solve } = monster;
  const look = describeMonster(puzzle);
  const isGolden = solve?.isGolden === true;
  return (
    <Dialog title={look.name} picture={<MovingMonster look={look} isGolden={isGolden} />} onClose={onClose}>
      {isGolden && <p className={styles['golden']}>{goldenText}</p>}
      <dl className={styles['details']}>
        {detailsOf(monster).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <Companions names={solve?.together} />
        <div>
          <dt>Puzzle</dt>
          <dd>
            <a href={dailyHref(search, puzzle.id)}>{shortTitle(puzzle.title) || 'Open its puzzle'}</a>
            {bestSolve(puzzle.id) !== null && (
              <>
                {' · '}
                <a href={`/replay?puzzle=${encodeURIComponent(puzzle.id)}`}>Watch your solve</a>
              </>
            )}
          </dd>
        </div>
      </dl>
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  );
}
