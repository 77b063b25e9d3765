import { formatDate } from '../lib/dates.ts';
import { writeTogether } from '../lib/late/writeTogether.ts';
import { progressHere } from './arrive.ts';
import { lettersIn } from './keptGame.ts';
import type { KeptGame } from './keptGame.ts';
import type { Progress } from './progress.ts';
import { changesBetween } from './storedTexts.ts';

/** A game that was on both devices and is not the one that is played. */
export interface OtherGame {
  /** Of the puzzle, and whether it was played with a timer. */
  readonly name: string;
  readonly puzzleId: string;
  readonly game: KeptGame;
  readonly title: string;
  /** How many letters it has, and the one that is played. */
  readonly letters: number;
  readonly playedLetters: number;
}

const puzzleOf = (name: string): string => name.replace(/:timed$/u, '');

/** What a puzzle is called, as far as this browser knows. */
function titleOf({ completions, results }: Progress, name: string): string {
  const id = puzzleOf(name);
  const solved = completions.find(({ puzzleId, solve }) => puzzleId === id && solve !== undefined);
  const date = results[id]?.date;
  return (
    solved?.solve?.title ?? (date === undefined ? `Puzzle ${id}` : `Puzzle of ${formatDate(date, 'long')}`)
  );
}

/** The games that can be played instead of those that are. */
export function listOtherGames(progress: Progress = progressHere()): OtherGame[] {
  return [...progress.otherGames].flatMap(([name, games]) =>
    games.map((game) => {
      const played = progress.games.get(name);
      const title = `${titleOf(progress, name)}${name.endsWith(':timed') ? ', with a timer' : ''}`;
      const playedLetters = played === undefined ? 0 : lettersIn(played);
      return { name, puzzleId: puzzleOf(name), game, title, letters: lettersIn(game), playedLetters };
    }),
  );
}

/** Makes another game the one that is played, and keeps that one in its place. False if there is no room. */
export function playInstead({ name, game }: Pick<OtherGame, 'name' | 'game'>): boolean {
  const before = progressHere();
  const played = before.games.get(name);
  const text = JSON.stringify(game);
  const rest = (before.otherGames.get(name) ?? []).filter((each) => JSON.stringify(each) !== text);
  const others = played === undefined ? rest : [...rest, played];
  const otherGames = new Map(before.otherGames);
  if (others.length > 0) otherGames.set(name, others);
  else otherGames.delete(name);
  const after = { ...before, games: new Map(before.games).set(name, game), otherGames };
  return writeTogether(changesBetween(before, after));
}
