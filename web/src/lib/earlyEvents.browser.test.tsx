import { afterEach, expect, it } from 'vitest';
import { replayEarlyClicks } from './earlyEvents.ts';

const events: Event[] = [];
const none = { hasSome: () => false, take: () => [] };
const remember = (event: Event): void => void events.push(event);

/** A page with a button that counts its clicks, and the early script's memory. */
function start(onClick: () => void): HTMLButtonElement {
  globalThis.early = { game: none, clicks: { hasSome: () => true, take: () => events.splice(0) } };
  addEventListener('click', remember, { capture: true });
  const button = document.createElement('button');
  document.body.append(button);
  button.addEventListener('click', onClick);
  return button;
}

afterEach(() => {
  removeEventListener('click', remember, { capture: true });
  document.body.replaceChildren();
  globalThis.early = undefined;
});

it('a click from before is made up for', () => {
  let clicks = 0;
  const button = start(() => (clicks += 1));
  button.click();
  removeEventListener('click', remember, { capture: true });
  replayEarlyClicks();
  expect(clicks).toBe(2);
});

it('a click that is under way is not made twice', () => {
  let clicks = 0;
  const button = start(() => {
    clicks += 1;
    replayEarlyClicks();
  });
  button.click();
  expect(clicks).toBe(1);
});
