import { filledCells, ghostAt } from '@monster/engine';
import type { GameState } from '@monster/engine';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { GameStore } from '../game/gameStore.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Opponent } from './opponent.ts';
import { createQuietVoice } from './quietVoice.ts';
import styles from './RaceBar.module.css';

const plural = (count: number): string => (count === 1 ? '1 word' : `${count} words`);

interface LaneProps {
  readonly name: string;
  /** How much is filled in, from 0 to 100. */
  readonly percent: number;
  readonly words: number;
  readonly allWords: number;
  /** Where words were finished, from 0 to 100. */
  readonly marks: readonly number[];
}

/** How far one of the two is: a bar of what is filled in, with a mark for each finished word. */
function Lane({ name, percent, words, allWords, marks }: LaneProps) {
  const text = `${words} of ${plural(allWords)} finished, ${percent}% filled in`;
  return (
    <div
      className={styles['lane']}
      role="meter"
      aria-label={name}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
    >
      <span className={styles['name']}>{name}</span>
      <svg className={styles['track']} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['filled']} width={percent} height="10" />
        <path className={styles['marks']} d={marks.map((mark) => `M${mark} 0v10`).join('')} />
      </svg>
      <span className={styles['count']}>
        {words}/{allWords}
      </span>
    </div>
  );
}

/** Remembers where in the player's own bar words were finished. */
function useOwnMarks(percent: number, words: number): readonly number[] {
  const [marks, setMarks] = useState<{ readonly words: number; readonly places: readonly number[] }>({
    words: 0,
    places: [],
  });
  if (marks.words !== words)
    setMarks({
      words,
      places: words > marks.words ? [...marks.places, percent] : words === 0 ? [] : marks.places,
    });
  return marks.places;
}

/** Reads a number from the game, and renders again only when it changes. */
function useNumber({ subscribe, getState }: GameStore, read: (state: GameState) => number): number {
  return useSyncExternalStore(subscribe, () => read(getState()));
}

const toPercent = (share: number): number => Math.round(share * 100);

interface RaceBarProps {
  readonly store: GameStore;
  readonly opponent: Opponent;
  /** Where the screen has a place for it. */
  readonly className: string | undefined;
}

/** Shows how far the ghost is by the clock of this game, beside the player. It never moves by itself. */
export function RaceBar({ store, opponent: { name, ghost }, className = '' }: RaceBarProps) {
  const { puzzle } = store;
  const allWords = puzzle.words.length;
  const ghostNow = ({ clock }: GameState) => ghostAt(ghost, clock.playedMs);
  const percent = useNumber(store, (state) => toPercent(ghostNow(state).share));
  const words = useNumber(store, (state) => ghostNow(state).words);
  const ownPercent = useNumber(store, (state) => toPercent(filledCells(state) / ghost.cells));
  const ownWords = useNumber(store, ({ solvedClues: { across, down } }) => across.length + down.length);
  const marks = ghost.words.slice(0, words).map(([ms]) => toPercent(ghostAt(ghost, ms).share));
  const ownMarks = useOwnMarks(ownPercent, ownWords);
  const [said, setSaid] = useState('');
  const voice = useRef<ReturnType<typeof createQuietVoice>>(null);
  useEffect(() => {
    const created = createQuietVoice(setSaid);
    voice.current = created;
    return created.stop;
  }, []);
  useEffect(() => {
    if (words > 0) voice.current?.say(`${name} has finished ${words} of ${plural(allWords)}`);
  }, [name, words, allWords]);
  return (
    <div className={`${className} ${styles['race']}`} role="group" aria-label="Race">
      <Lane name="You" percent={ownPercent} words={ownWords} allWords={allWords} marks={ownMarks} />
      <Lane name={name} percent={percent} words={words} allWords={allWords} marks={marks} />
      <div aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}
