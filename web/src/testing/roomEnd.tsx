import { findEntries, makeClueLists, numberGrid } from '@monster/engine';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import gridStyles from '../game/Grid.module.css';
import { puzzleOf } from '../game/testPuzzle.ts';
import { GridRows } from '../play/drawing/GridRows.tsx';
import { mount } from './mount.tsx';
import { createGate } from './standInServer.ts';
import { StandInRoom } from './standInRoom.ts';
import { RoomSession } from '../together/roomSession.ts';
import { TogetherEnd } from '../pages/together/TogetherEnd.tsx';
import { useNextRoom } from '../pages/together/useNextRoom.ts';

const rows = ['CAT', 'A#O', 'BEE'];
const puzzle = puzzleOf(...rows);
const grid = numberGrid(rows);
const data = { grid, ...makeClueLists(findEntries(grid), () => 'Clue') };
/** The day of the site that `mount` renders. */
const today = '2026-11-15';
export const metadata = {
  id: '03-1-0007',
  title: 'Daily Teaser - Cats',
  author: 'Ann Lee',
  difficulty: 1,
  size: 3,
  datePublished: today,
};
const listed = (id: string, datePublished: string) => ({
  ...metadata,
  id,
  datePublished,
  featured: false,
  order: 1,
});
export const members = ['Rumbo', 'Ann', 'Bo'].map((name, seat) => ({
  seat,
  name,
  isHere: seat < 2,
  at: null,
}));
export const me = 1;

/** What surrounds the page of a test. */
export const world = {
  room: new StandInRoom(),
  /** What the page has sent besides moves and places, with its body. */
  sent: [] as string[],
  /** Where it wanted to go. */
  addresses: [] as string[],
  answerNext: (): Response => Response.json({}),
};
const opened: RoomSession[] = [];

async function answer(path: string, init: { method?: string; body?: string } = {}): Promise<Response> {
  if (/^\/api\/rooms\/[^/]+\/(?:moves|place|news)/u.test(path)) return world.room.fetch(path, init);
  world.sent.push(`${init.method ?? 'GET'} ${path} ${init.body ?? ''}`.trim());
  if (path.endsWith('/next')) return world.answerNext();
  if (path === '/api/puzzles')
    return Response.json([listed(metadata.id, today), listed('b', '2026-11-14'), listed('c', '2026-11-13')]);
  return Response.json({ success: true });
}

/** Gives each test of a file a room with Rumbo, the player and Bo, who is away. */
export function standInRoomEnd(): void {
  beforeEach(() => {
    const room = new StandInRoom();
    room.people = { ...room.people, members };
    const answerNext = () => Response.json({ key: 'next-room' });
    Object.assign(world, { room, sent: [], addresses: [], answerNext });
    vi.stubGlobal('fetch', answer);
    vi.stubGlobal('EventSource', room.EventSource);
    const stay = (event: NavigateEvent): void => {
      const { pathname, search } = new URL(event.destination.url);
      world.addresses.push(pathname + search);
      event.preventDefault();
    };
    navigation.addEventListener('navigate', stay);
    return () => navigation.removeEventListener('navigate', stay);
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const session of opened.splice(0)) session.close();
    vi.unstubAllGlobals();
  });
}

let moves = 0;
/** Somebody writes into the grid: a cell and its letter. */
export function write(seat: number, ...cells: readonly string[]): void {
  for (const what of cells) {
    moves += 1;
    world.room.add(seat, { id: `test.${moves}`, seen: world.room.list.length, what });
  }
}

export const almostAll = ['-0C', '-1A', '-2T', '|3A', '|5O', '-6B', '-7E'];
/** Rumbo has written most of it, and the player two letters. */
export function writeAlmostAll(): void {
  write(0, ...almostAll.slice(0, 5));
  write(me, ...almostAll.slice(5));
}

function Screen({ session }: { readonly session: RoomSession }) {
  const screen = useRef<HTMLElement>(null);
  useLayoutEffect(() => (screen.current === null ? undefined : session.play(screen.current)), [session]);
  return (
    <main ref={screen}>
      <div role="grid" data-part="grid" className={gridStyles['grid']}>
        <GridRows store={session.store} />
      </div>
    </main>
  );
}

type EndProps = Omit<ComponentProps<typeof TogetherEnd>, 'next' | 'session'> & {
  readonly session: RoomSession;
};

/** The end of a game, with the way on that the page of a room has. */
function End(props: EndProps) {
  return <TogetherEnd {...props} next={useNextRoom(props)} />;
}

/** Says when everything before it listens to the room. */
function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Opens the player's page. */
export async function open(search = '', puzzleMetadata = metadata) {
  const session = new RoomSession(`seat-${me}`, { ...world.room.news(0), puzzle: data, me }, puzzle);
  opened.push(session);
  const ready = createGate();
  const render = mount(
    <>
      <Screen session={session} />
      <End session={session} metadata={puzzleMetadata} puzzle={puzzle} search={new URLSearchParams(search)} />
      <Ready onReady={ready.open} />
    </>,
  );
  await ready.opened;
  await expect.poll(() => world.room.streams.has(session.key)).toBe(true);
  return { store: session.store, leave: () => render(null) };
}

export const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
export const dialog = page.getByRole('dialog', { name: 'Game Complete' });
export const panel = page.getByRole('complementary', { name: 'After the game' });

/** Opens the room, in which somebody else then writes the last letter. */
export async function openAndEnd(search = '', puzzleMetadata = metadata): Promise<void> {
  writeAlmostAll();
  await open(search, puzzleMetadata);
  world.room.nowMs = 83_000;
  write(0, '-8E');
  await expect.element(dialog).toBeVisible();
}
