import type { RoomMember, RoomPeople } from '@monster/contract';
import { newGame } from '@monster/engine';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { createGameStore } from '../../game/gameStore.ts';
import { puzzleOf } from '../../game/testPuzzle.ts';
import { createObservable } from '../../lib/observable.ts';
import { mount } from '../../testing/mount.tsx';
import type { RoomPlaces } from '../../together/places.ts';
import type { LinkStatus } from '../../together/roomLink.ts';
import { PeopleBar } from './PeopleBar.tsx';
import { isVoiceOn, setVoice } from './voiceSetting.ts';

const puzzle = puzzleOf('AB', 'CD');
const member = (seat: number, name: string, isHere = true): RoomMember => ({ seat, name, isHere, at: null });
const people: RoomPeople = {
  version: 1,
  members: [member(0, 'Rumbo'), member(1, 'Ann'), member(3, 'Bob', false)],
  founder: 0,
  isLocked: false,
  next: null,
};

function open(me = 0, reactions: ReadonlyMap<number, string> = new Map()) {
  const session = {
    store: createGameStore(puzzle, newGame(puzzle)),
    people: createObservable(people),
    places: createObservable<RoomPlaces>(new Map([[1, { cell: 1, direction: 'down' as const }]])),
    status: createObservable<LinkStatus>('live'),
    waiting: createObservable(0),
    react: vi.fn<(reaction: string) => void>(),
    room: { me },
  };
  const actions = {
    invite: vi.fn<() => void>(),
    rename: vi.fn<() => void>(),
    lock: vi.fn<() => void>(),
    remove: vi.fn<() => void>(),
    leave: vi.fn<() => void>(),
  };
  const props = { session, actions, className: '', said: '' };
  mount(<PeopleBar {...props} reactions={reactions} />);
  return { session, actions };
}

const button = (name: string) => screen.getByRole('button', { name, exact: true });
const list = () => screen.getByRole('list', { name: 'People in this room' });
const texts = () => [...list().element().children].map((item) => item.textContent);
/** What a screen reader hears of the connection. */
const told = () => document.querySelector('[aria-label=Room] [role=status]')?.textContent;
const openMenu = () => button('People and room').click();

describe('the people of a room', () => {
  test('stand above the grid, each with a shape, and with who they are', async () => {
    open(1);
    await expect.element(list()).toBeVisible();
    expect(texts()).toEqual(['Rumbo (founder)', 'Ann (you)(you)', 'Bob (away)']);
    const marks = [...list().element().querySelectorAll('svg')];
    expect(new Set(marks.map((mark) => mark.dataset['look'])).size).toBe(3);
    expect(new Set(marks.map((mark) => mark.innerHTML)).size).toBe(3);
    expect(marks.map((mark) => 'away' in mark.dataset)).toEqual([false, false, true]);
  });

  test('come and go', async () => {
    const { session } = open();
    await expect.poll(texts).toHaveLength(3);
    session.people.set({ ...people, version: 2, members: people.members.slice(0, 2) });
    await expect.poll(texts).toEqual(['Rumbo (you, founder)(you)', 'Ann']);
  });

  test('are told with their places in the menu', async () => {
    open();
    await openMenu();
    const all = screen.getByRole('list', { name: 'Everybody' });
    await expect.element(all).toHaveTextContent('Ann at 2-Down, orange triangle');
    await expect.element(all).toHaveTextContent('Bob away, pink diamond');
  });

  test('show for a moment what they have said', async () => {
    open(0, new Map([[1, 'clap']]));
    await expect.poll(texts).toContain('Ann👏');
  });
});

describe('the founder', () => {
  test('can remove others, and lock and unlock the room', async () => {
    const { session, actions } = open();
    await openMenu();
    await expect.element(button('Remove Rumbo')).not.toBeInTheDocument();
    await button('Remove Ann').click();
    expect(actions.remove).toHaveBeenCalledExactlyOnceWith(people.members[1]);
    await openMenu();
    await button('Lock the room').click();
    expect(actions.lock).toHaveBeenLastCalledWith(true);
    session.people.set({ ...people, version: 2, isLocked: true });
    await openMenu();
    await expect.element(screen.getByText('nobody new can come in')).toBeVisible();
    await button('Unlock the room').click();
    expect(actions.lock).toHaveBeenLastCalledWith(false);
  });

  test('is the only one who can', async () => {
    open(1);
    await openMenu();
    await expect.element(button('Change your name')).toBeVisible();
    await expect.element(button('Lock the room')).not.toBeInTheDocument();
    await expect.element(button('Remove Bob')).not.toBeInTheDocument();
  });
});

test('one of six reactions is sent, and the menu closes', async () => {
  const { session } = open();
  await button('React').click();
  const menu = screen.getByRole('group', { name: 'React' });
  await expect.poll(() => menu.element().querySelectorAll('button').length).toBe(6);
  await button('Bravo').click();
  expect(session.react).toHaveBeenCalledExactlyOnceWith('clap');
  await expect.element(button('Bravo')).not.toBeInTheDocument();
});

test('a connection that comes right back is not worth a word', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { session } = open();
  await expect.poll(texts).toHaveLength(3);
  session.status.set('offline');
  session.people.set({ ...people, version: 2, members: people.members.slice(0, 2) });
  await expect.poll(texts).toHaveLength(2);
  expect(told()).toBe('');
  vi.advanceTimersByTime(5_000);
  await expect.poll(told).toBe('Offline: your letters are kept and sent later');
});

test('a lost connection is told with what waits, and names come back with it', async () => {
  const { session } = open();
  await expect.element(list()).toBeVisible();
  session.status.set('offline');
  session.waiting.set(3);
  await expect
    .element(screen.getByText('Offline: your letters are kept and sent later (3 waiting)'))
    .toBeVisible();
  await expect.element(list()).not.toBeInTheDocument();
  session.waiting.set(4);
  await expect.element(screen.getByText('(4 waiting)')).toBeVisible();
  expect(told()).toBe('Offline: your letters are kept and sent later');
  session.status.set('polling');
  await expect.element(screen.getByText('Slow connection: updates every few seconds')).toBeVisible();
  await expect.element(list()).toBeVisible();
  session.status.set('live');
  await expect.poll(told).toBe('');
});

test('what others do can be silenced, which is remembered', async () => {
  setVoice(true);
  open();
  await openMenu();
  const box = screen.getByRole('checkbox', { name: 'Screen readers tell what others do' });
  await box.click();
  expect(isVoiceOn.get()).toBe(false);
  expect(localStorage.getItem('monster-room-voice')).toBe('false');
  await box.click();
  expect(isVoiceOn.get()).toBe(true);
});
