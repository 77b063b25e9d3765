import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepCompletion } from '../../game/completions.ts';
import { catchInstallNews } from '../../site/catchInstallNews.ts';
import { mount } from '../../testing/mount.tsx';
import { SolveOffers } from './SolveOffers.tsx';

const daily = { id: '05-1-0001', title: 'Daily Teaser - One', datePublished: '2026-11-18' };
/** After a puzzle that nobody is reminded of. */
const offers = <SolveOffers puzzle={daily} isNew offersReminder={false} />;
const offer = page.getByRole('region', { name: 'Home screen' });
const prompt = vi.fn<() => Promise<void>>(async () => undefined);

/** What a browser does that can install the site: no real one does it in a test. */
function offerByBrowser(): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  return event;
}

function solve(...puzzleIds: string[]): void {
  for (const puzzleId of puzzleIds) keepCompletion({ puzzleId, uid: null });
}

/** Opens the place of the offer; true if there is one once it is drawn. */
async function isAsked(): Promise<boolean> {
  mount(
    <>
      {offers}
      <p>Drawn</p>
    </>,
  );
  await expect.element(page.getByText('Drawn')).toBeVisible();
  return offer.query() !== null;
}

beforeAll(catchInstallNews);
beforeEach(() => {
  localStorage.clear();
  prompt.mockClear();
});
afterEach(() => {
  dispatchEvent(new Event('appinstalled'));
  vi.unstubAllGlobals();
});

test('from the second solve on, the player is asked in place of the browser', async () => {
  solve('a', 'b');
  expect(offerByBrowser().defaultPrevented).toBe(true);
  mount(offers);
  await offer.getByRole('button', { name: 'Install' }).click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(offer).toHaveTextContent('You will not be asked again.');
  await expect.element(offer).toHaveFocus();
});

test('whoever says no is never asked again', async () => {
  solve('a', 'b');
  offerByBrowser();
  const show = mount(offers);
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  expect(prompt).not.toHaveBeenCalled();
  solve('c');
  show(null);
  offerByBrowser();
  expect(await isAsked()).toBe(false);
});

test('after the first solve, nobody is asked, not even if it was made twice', async () => {
  solve('a');
  keepCompletion({ puzzleId: 'a', uid: 'x' });
  offerByBrowser();
  expect(await isAsked()).toBe(false);
});

test('where the browser cannot install the site, or has done so, nobody is asked', async () => {
  solve('a', 'b');
  offerByBrowser();
  dispatchEvent(new Event('appinstalled'));
  expect(await isAsked()).toBe(false);
});

test('in a window of its own, the site is installed, so nobody is asked', async () => {
  solve('a', 'b');
  offerByBrowser();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  expect(await isAsked()).toBe(false);
});

test('in Safari on a phone, the player reads how to do it', async () => {
  solve('a', 'b');
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  mount(offers);
  await expect.element(offer).toHaveTextContent('choose “Add to Home Screen”');
  await offer.getByRole('button', { name: 'Got it' }).click();
  expect(localStorage.getItem('monster-install')).not.toBeNull();
  Reflect.deleteProperty(navigator, 'standalone');
});

test('after the second daily puzzle, only reminders are offered, and installing after the third', async () => {
  solve('a', 'b');
  offerByBrowser();
  const afterDaily = <SolveOffers puzzle={daily} isNew offersReminder />;
  const show = mount(afterDaily);
  await expect.element(page.getByText('Want a nudge when the next egg is there?')).toBeVisible();
  expect(offer.query()).toBeNull();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  show(null);
  solve('c');
  mount(afterDaily);
  await expect.element(offer).toBeVisible();
  expect(page.getByText('Want a nudge').query()).toBeNull();
});

test('a solved puzzle that is opened again comes with no offer', async () => {
  solve('a', 'b', 'c');
  offerByBrowser();
  mount(
    <>
      <SolveOffers puzzle={daily} isNew={false} offersReminder />
      <p>Drawn</p>
    </>,
  );
  await expect.element(page.getByText('Drawn')).toBeVisible();
  expect([offer.query(), page.getByText('Want a nudge').query()]).toEqual([null, null]);
});
