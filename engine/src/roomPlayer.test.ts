import { describe, expect, it } from 'vitest';
import { DEFAULT_TYPING, type Command } from './command.ts';
import { pick } from './choose.ts';
import { createRandom, type Random } from './random.ts';
import { applyMove, newRoomGame, type RoomGame } from './room.ts';
import {
  enterRoom,
  giveUpMoves,
  hearMoves,
  playInRoom,
  reactInRoom,
  type HeardMove,
  type RoomPlayer,
  type WaitingMove,
} from './roomPlayer.ts';
import { draw, puzzleOf } from './testGame.ts';

const puzzle = puzzleOf(['CAT', 'A#O', 'BEE']);
const type = (letter: string): Command => ({ type: 'typeLetter', letter, settings: DEFAULT_TYPING });
const picture = ({ view }: RoomPlayer): string => draw(puzzle, view);

/** The server of a test: it numbers what arrives, and each id only once. */
function createServer() {
  const list: HeardMove[] = [];
  const add = (seat: number, move: WaitingMove): void => {
    if (list.some(({ id }) => id === move.id)) return;
    list.push({ ...move, seat, number: list.length + 1, atMs: list.length * 1000 });
  };
  return { list, add };
}

/** Somebody in a room, who sends at once unless told not to. */
function createPlayer(server: ReturnType<typeof createServer>, seat: number) {
  let player = enterRoom(puzzle, seat);
  const overtaken: HeardMove[] = [];
  let made = 0;
  return {
    overtaken,
    get: () => player,
    do: (command: Command): void => {
      made += 1;
      player = playInRoom(puzzle, player, command, `${seat}.${made}`);
    },
    react: (reaction: string): void => {
      made += 1;
      player = reactInRoom(player, reaction, `${seat}.${made}`);
    },
    send: (): void => player.waiting.forEach((move) => server.add(seat, move)),
    hear: (): void => {
      const heard = hearMoves(puzzle, player, server.list);
      ({ player } = heard);
      overtaken.push(...heard.overtaken);
    },
    refuse: (id: string): void => {
      player = giveUpMoves(puzzle, player, new Set([id]));
    },
  };
}

function twoPlayers() {
  const server = createServer();
  return { server, ann: createPlayer(server, 0), bob: createPlayer(server, 1) };
}

describe('a player in a room', () => {
  it('sees their own letters at once and those of others when they come', () => {
    const { ann, bob } = twoPlayers();
    ann.do(type('C'));
    bob.do({ type: 'selectCell', cell: 6 });
    bob.do(type('B'));
    expect(picture(ann.get())).toBe('c>.. .#. ...');
    ann.send();
    bob.send();
    ann.hear();
    bob.hear();
    expect(picture(ann.get())).toBe('c>.. .#. b..');
    expect(picture(bob.get())).toBe('c.. .#. b>..');
  });

  it('keeps letters that the server has not seen over those that come meanwhile', () => {
    const { ann, bob } = twoPlayers();
    bob.do({ type: 'selectCell', cell: 2 });
    bob.do(type('T'));
    bob.send();
    ann.do(type('C'));
    ann.hear();
    expect(picture(ann.get())).toBe('c>.t .#. ...');
    expect(ann.get().waiting).toHaveLength(1);
  });

  it('sees somebody’s newer letter instead of their own late one, and is told once', () => {
    const { ann, bob } = twoPlayers();
    ann.do(type('X'));
    bob.do(type('C'));
    bob.send();
    ann.hear();
    expect(picture(ann.get())).toBe('c>.. .#. ...');
    ann.send();
    ann.hear();
    ann.hear();
    expect(ann.overtaken.map(({ what }) => what)).toEqual(['-0X']);
    expect(ann.get().waiting).toEqual([]);
    bob.hear();
    expect(picture(bob.get())).toBe('c>.. .#. ...');
  });

  it('undoes and repeats only what is their own', () => {
    const { ann, bob } = twoPlayers();
    ann.do(type('C'));
    ann.do(type('X'));
    ann.send();
    bob.hear();
    bob.do({ type: 'selectCell', cell: 1 });
    bob.do(type('A'));
    bob.send();
    ann.hear();
    ann.do({ type: 'undo' });
    expect(picture(ann.get())).toBe('>.a. .#. ...');
    ann.do({ type: 'undo' });
    expect(picture(ann.get())).toBe('>.a. .#. ...');
    ann.do({ type: 'redo' });
    ann.send();
    bob.hear();
    expect(picture(bob.get())).toBe('ca>. .#. ...');
  });

  it('brings back the letter that was there before an undone one', () => {
    const { ann, bob } = twoPlayers();
    bob.do(type('C'));
    bob.send();
    ann.hear();
    ann.do(type('X'));
    ann.do({ type: 'undo' });
    ann.send();
    bob.hear();
    expect(picture(bob.get())).toBe('c>.. .#. ...');
  });

  it('reacts without changing the grid', () => {
    const { server, ann, bob } = twoPlayers();
    ann.react('clap');
    ann.send();
    bob.hear();
    ann.hear();
    expect(server.list.map(({ what }) => what)).toEqual(['%clap']);
    expect(picture(bob.get())).toBe('>... .#. ...');
    expect(ann.get().waiting).toEqual([]);
  });

  it('gives up what the server refuses', () => {
    const { ann } = twoPlayers();
    ann.do(type('C'));
    ann.refuse('0.1');
    expect(picture(ann.get())).toBe('.>.. .#. ...');
  });

  it('knows the moves from before a reload', () => {
    const { server, ann } = twoPlayers();
    ann.do(type('C'));
    ann.send();
    ann.do(type('A'));
    const again = enterRoom(puzzle, 0, ann.get().waiting);
    const { player } = hearMoves(puzzle, again, server.list);
    expect(draw(puzzle, player.view).replace('>', '')).toBe('ca. .#. ...');
    expect(player.waiting.map(({ id }) => id)).toEqual(['0.2']);
  });

  it('ignores moves that are known, and those after a gap', () => {
    const { server, ann, bob } = twoPlayers();
    bob.do(type('C'));
    bob.do(type('A'));
    bob.send();
    const { player } = hearMoves(puzzle, ann.get(), server.list.slice(1));
    expect(player).toBe(ann.get());
    ann.hear();
    const twice = hearMoves(puzzle, ann.get(), server.list);
    expect(twice.player).toBe(ann.get());
  });

  it('changes nothing that looks the same when the server has numbered a letter', () => {
    const { ann } = twoPlayers();
    ann.do(type('C'));
    const { view } = ann.get();
    ann.send();
    ann.hear();
    expect(ann.get().view).toBe(view);
  });

  it('neither starts the clock nor starts over', () => {
    const { ann } = twoPlayers();
    ann.do(type('C'));
    const before = ann.get();
    ann.do({ type: 'startOver', timerMinutes: 0 });
    ann.do({ type: 'resume', now: 5 });
    expect(ann.get()).toBe(before);
  });
});

/** Browsers, each with a player, a way to the server that may be cut, and what it has saved. */
interface Browser {
  readonly seat: number;
  readonly tab: number;
  player: RoomPlayer;
  made: number;
  isCut: boolean;
}

const letters = 'CATOEBX';

function randomCommand(random: Random): Command {
  const kind = Math.floor(random() * 20);
  const cell = Math.floor(random() * 9);
  if (kind < 9) return type(letters[Math.floor(random() * letters.length)] ?? 'X');
  if (kind < 13) return { type: 'selectCell', cell };
  if (kind < 15) return { type: random() < 0.5 ? 'undo' : 'redo' };
  if (kind < 17) return { type: random() < 0.5 ? 'backspace' : 'deleteLetter' };
  if (kind === 17) return { type: 'check', scope: 'grid' };
  if (kind === 18) return random() < 0.1 ? { type: 'useHint', seed: cell } : { type: 'turn' };
  return random() < 0.05 ? { type: 'reveal', scope: 'letter' } : { type: 'inkPencil' };
}

/** One thing that happens to a browser: a key, a letter on its way, news, a cut, a reload. */
function happen(browser: Browser, server: ReturnType<typeof createServer>, random: Random): void {
  const what = random();
  if (what < 0.45) {
    browser.made += 1;
    const id = `${browser.seat}-${browser.tab}.${browser.made}`;
    browser.player = playInRoom(puzzle, browser.player, randomCommand(random), id);
  } else if (what < 0.65 && !browser.isCut) {
    // Some of what waits arrives, in its order, and perhaps the answer does not.
    const count = Math.ceil(random() * browser.player.waiting.length);
    for (const move of browser.player.waiting.slice(0, count)) server.add(browser.seat, move);
  } else if (what < 0.9 && !browser.isCut) {
    // Some news arrive, perhaps again what is known.
    const from = Math.floor(random() * (browser.player.shared.number + 1));
    const to = from + Math.floor(random() * (server.list.length - from + 1));
    browser.player = hearMoves(puzzle, browser.player, server.list.slice(from, to)).player;
  } else if (what < 0.95) {
    browser.isCut = !browser.isCut;
  } else {
    browser.player = enterRoom(puzzle, browser.seat, browser.player.waiting);
  }
}

function settle(browsers: readonly Browser[], server: ReturnType<typeof createServer>): void {
  for (const { seat, player } of browsers) for (const move of player.waiting) server.add(seat, move);
  for (const browser of browsers) browser.player = hearMoves(puzzle, browser.player, server.list).player;
}

function fold(list: readonly HeardMove[]): RoomGame {
  return list.reduce((room, move) => applyMove(puzzle, room, move), newRoomGame(puzzle));
}

/** Two to four browsers, of which two may belong to the same player, in a random order of events. */
function simulate(seed: number) {
  const random = createRandom(seed);
  const server = createServer();
  const count = 2 + Math.floor(random() * 3);
  const browsers = Array.from({ length: count }, (_, tab): Browser => {
    const seat = tab === 3 ? 0 : tab;
    return { seat, tab, player: enterRoom(puzzle, seat), made: 0, isCut: false };
  });
  for (let step = 0; step < 40; step++) happen(pick(browsers, random), server, random);
  settle(browsers, server);
  return { browsers, server };
}

describe('10,000 random interleavings', () => {
  it.each(Array.from({ length: 10 }, (_, part) => part))('end with one grid in part %i of 10', (part) => {
    const different: string[] = [];
    for (let seed = part * 1000; seed < (part + 1) * 1000; seed++) {
      const { browsers, server } = simulate(seed);
      const truth = fold(server.list);
      const expected = JSON.stringify([truth, truth.game.cells, truth.game.phase, truth.game.solvedClues, 0]);
      for (const { player } of browsers) {
        const { shared, view, waiting } = player;
        const seen = [shared, view.cells, view.phase, view.solvedClues, waiting.length];
        if (JSON.stringify(seen) !== expected) different.push(`seed ${seed}: ${JSON.stringify(seen)}`);
      }
    }
    expect(different).toEqual([]);
  });
});
