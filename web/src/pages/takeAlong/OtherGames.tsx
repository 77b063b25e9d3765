import { useEffect, useState } from 'react';
import { onStoredElsewhere } from '../../lib/onStoredElsewhere.ts';
import { listOtherGames, playInstead } from '../../takeAlong/otherGames.ts';
import type { OtherGame } from '../../takeAlong/otherGames.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './TakeAlong.module.css';

const countLetters = (letters: number): string => `${letters} ${letters === 1 ? 'letter' : 'letters'}`;

/** Games that were on both devices: the one that is not played can be played instead, and back. */
export function OtherGames() {
  const [games, setGames] = useState(() => listOtherGames());
  const [note, setNote] = useState('');
  useEffect(() => onStoredElsewhere(() => setGames(listOtherGames())), []);
  const choose = (other: OtherGame): void => {
    const isDone = playInstead(other);
    setNote(
      isDone
        ? `${other.title}: the game with ${countLetters(other.letters)} is now the one you play. The other one is kept here.`
        : 'This browser has no room to change games. Nothing was changed. Please make room and try again.',
    );
    setGames(listOtherGames());
  };
  if (games.length === 0) return null;
  return (
    <Card className={styles['panel']}>
      <h2>Games that were on both devices</h2>
      <p>For these puzzles, you play the game that had come further. The other one is kept here.</p>
      <ul className={styles['others']}>
        {games.map((other) => (
          <li key={`${other.name} ${JSON.stringify(other.game)}`}>
            <span>
              <a href={`/puzzles/${other.puzzleId}`}>{other.title}</a>: kept with{' '}
              {countLetters(other.letters)}, played with {countLetters(other.playedLetters)}
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Play this one instead: ${other.title}, with ${countLetters(other.letters)}`}
              onClick={() => choose(other)}
            >
              Play this one instead
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{note}</p>
    </Card>
  );
}
