import { describe, expect, it } from 'vitest';
import { cellAt } from './game.ts';
import { applyMove, isOvertaken, newRoomGame, reactionIn, roomTime, type RoomGame } from './room.ts';
import { draw, puzzleOf } from './testGame.ts';

const puzzle = puzzleOf(['CAT', 'A#O', 'BEE']);

/** Plays moves such as `0:-1A`, by seat; each has seen all before it, unless `@n` says which was the last. */
function playMoves(moves: string, secondsApart = 1): RoomGame {
  let room = newRoomGame(puzzle);
  for (const text of moves.split(' ').filter(Boolean)) {
    const [, seat, what, seen] = /^(\d):(.+?)(?:@(\d+))?$/.exec(text) ?? [];
    const number = room.number + 1;
    room = applyMove(puzzle, room, {
      number,
      seat: Number(seat),
      seen: Number(seen ?? number - 1),
      atMs: number * secondsApart * 1000,
      what: what ?? '',
    });
  }
  return room;
}

const picture = (room: RoomGame): string => draw(puzzle, room.game).replaceAll(/[>v]/g, '');

describe('a room', () => {
  it.each([
    ['letters of several players', '0:-0C 1:|2T', 'c.t .#. ...'],
    ['a pencil', '0:-0c', 'c.. .#. ...'],
    ['a letter over one that was seen', '0:-0X 1:-0C', 'c.. .#. ...'],
    ['a letter over one that was not seen, but is one’s own', '0:-0X 0:-0C@0', 'c.. .#. ...'],
    ['a letter where another one was taken away', '0:-0X 0:-0_ 1:-0C@0', 'c.. .#. ...'],
    ['a letter that was overtaken', '0:-0X 1:-0C@0', 'x.. .#. ...'],
    ['the removal of a letter that was not seen', '0:-0X 1:-0_@0', 'x.. .#. ...'],
    ['the removal of a letter that was seen', '0:-0X 1:-0_', '... .#. ...'],
    ['a word that two have solved', '0:-0C 1:-1A 0:-2T', 'CAT .#. ...'],
    ['a letter over a solved one', '0:-0C 1:-1A 0:-2T 1:-0X', 'CAT .#. ...'],
    ['all answers revealed, and a letter after that', '0:-0# 1:-0X', 'CAT A#O BEE'],
    ['a black cell', '0:-4X', '... .#. ...'],
    ['a cell outside the grid', '0:-99X', '... .#. ...'],
    ['a direction without a word', '0:|1X', '... .#. ...'],
    ['what is not done in a room', '0:-0C 0:-0*0 0:-0< 0:-0> 0:-0@ 0:-0&', 'c.. .#. ...'],
    ['rubbish', '0:-0C 0:rubbish 0:-0?x 0:-0=all', 'c.. .#. ...'],
    ['a reaction', '0:-0C 1:%clap', 'c.. .#. ...'],
  ])('shows %s', (_what, moves, expected) => {
    expect(picture(playMoves(moves))).toBe(expected);
  });

  it('counts every move, also those that change nothing', () => {
    expect(playMoves('0:-0X 1:-0C@0 1:rubbish 0:%clap').number).toBe(4);
  });

  it('remembers who wrote what', () => {
    const room = playMoves('0:-0C 1:-1A 0:-2X 1:-2T 0:|3A 1:|3_ 0:-6!letter');
    expect(room.writers).toEqual([0, 1, 1, null, null, null, null, null, null]);
  });

  it('shares hints and checks', () => {
    const room = playMoves('0:-0?1 1:|0?2 0:-6?3 1:|2?4 0:-0X 1:-0=grid');
    expect(room.game.hintsUsed).toBe(3);
    expect(room.game.checks).toBe(1);
  });

  it('is complete for all when the last letter is right', () => {
    const room = playMoves('0:-0C 1:-1A 0:-2T 1:|3A 1:-6B 0:-7E 1:-8E 0:|5O');
    expect(room.game.phase).toBe('complete');
    expect(room.game.clock.playedMs).toBe(7_000);
  });

  it('makes pencil firm for all', () => {
    const room = playMoves('0:-0c 1:-1x 1:-0+');
    expect([cellAt(room.game, 0), cellAt(room.game, 1)].map(({ isPencil }) => isPencil)).toEqual([
      false,
      false,
    ]);
  });
});

describe('the clock of a room', () => {
  it('starts with the first move and ends with the last one', () => {
    expect(roomTime(playMoves(''), 60_000)).toBe(0);
    expect(roomTime(playMoves('0:-0C'), 61_000)).toBe(60_000);
    expect(roomTime(playMoves('0:-0#'), 61_000)).toBe(0);
  });

  it('waits while nobody has made a move for five minutes', () => {
    expect(roomTime(playMoves('0:-0C 0:-1A', 3_600), 2 * 3_600_000)).toBe(5 * 60_000);
    expect(roomTime(playMoves('0:-0C'), 3_600_000)).toBe(5 * 60_000);
  });

  it('never goes back', () => {
    expect(roomTime(playMoves('0:-0C'), 0)).toBe(0);
  });
});

describe('an overtaken letter', () => {
  const late = (room: RoomGame, what: string, seen: number): boolean =>
    isOvertaken(puzzle, room, { number: room.number + 1, seat: 1, seen, atMs: 0, what });

  it.each([
    ['another letter of somebody else', '0:-0X', '-0C', 0, true],
    ['the same letter of somebody else', '0:-0C', '-0C', 0, false],
    ['a letter that was seen', '0:-0X', '-0C', 1, false],
    ['one’s own letter', '1:-0X', '-0C', 0, false],
    ['an empty cell', '', '-0C', 0, false],
    ['a solved cell, with a wrong letter', '0:-0C 0:-1A 0:-2T', '-0X', 3, true],
    ['a solved cell, with its letter', '0:-0C 0:-1A 0:-2T', '-0C', 0, false],
    ['a hint', '0:-0?1 0:-0?1 0:-0?1', '-0X', 0, true],
  ])('is known at %s', (_what, moves, what, seen, expected) => {
    expect(late(playMoves(moves), what, seen)).toBe(expected);
  });
});

it('knows a reaction', () => {
  expect(reactionIn({ what: '%clap' })).toBe('clap');
  expect(reactionIn({ what: '-0C' })).toBeNull();
});
