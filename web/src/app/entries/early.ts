import type { EarlyEvents } from '../../lib/earlyEvents.ts';
import { carryEmail } from './earlyEmail.ts';
import { applyFonts } from './earlyFonts.ts';
import { showSettings } from './earlySettings.ts';
import { startTheme } from './earlyTheme.ts';
import { markReturning } from './earlyVisitor.ts';

// Part of the HTML, before everything else: the address without an email, the fonts of those who come back, the theme, the
// settings that styles obey, whether somebody has played here, and a memory of what visitors do until the game, and then
// React, listen themselves.
carryEmail();
applyFonts();
startTheme();
showSettings();
markReturning();

const gameParts = '[data-cell], [data-word], [data-key]';

/** Remembers the events for which `isWanted` is true, until they are taken. */
function remember(types: readonly string[], isWanted: (event: Event) => boolean): EarlyEvents {
  const events: Event[] = [];
  const controller = new AbortController();
  const note = (event: Event): void => {
    if (isWanted(event)) events.push(event);
  };
  for (const type of types) addEventListener(type, note, { signal: controller.signal, capture: true });
  return {
    hasSome: () => events.length > 0,
    take: () => {
      controller.abort();
      return events.splice(0);
    },
  };
}

const isOn = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Keys count in the input and, until it has the focus, anywhere, except for Tab, which belongs to the browser. */
function isForGame(event: Event): boolean {
  const input = document.querySelector<HTMLElement>('#cell-input');
  if (input === null) return false;
  if (event instanceof KeyboardEvent) {
    if (event.target !== input) return event.target === document.body && event.key !== 'Tab';
    if (event.key === 'Tab') event.preventDefault();
    return true;
  }
  if (event.type === 'click' && isOn(event, '[data-cell]')) input.focus({ preventScroll: true });
  return isOn(event, gameParts);
}

globalThis.early = {
  game: remember(['keydown', 'pointerdown', 'click'], isForGame),
  clicks: remember(
    ['click'],
    (event) => isOn(event, 'button:not([popovertarget])') && !isOn(event, gameParts),
  ),
};
