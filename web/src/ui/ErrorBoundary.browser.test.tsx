import { beforeEach, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const failure = page.getByRole('alert');
const tryAgain = page.getByRole('button', { name: 'Try again' });

// React reports every failure that a boundary catches to the console.
let report: MockInstance;
beforeEach(() => {
  report = vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A part of a page that can be broken and repaired. */
function createPart() {
  const state = { isBroken: true };
  const Part = () => {
    if (state.isBroken) throw new Error('This part is broken on purpose.');
    return <p>The part</p>;
  };
  return { state, Part };
}

test('a part that cannot be rendered is replaced by a failure text, and the rest of the page stays', async () => {
  const { Part } = createPart();
  mount(
    <>
      <p>The rest</p>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </>,
  );
  await expect.element(failure).toHaveTextContent('This part of the page could not be shown.');
  await expect.element(tryAgain).toBeVisible();
  await expect.element(page.getByText('The rest')).toBeVisible();
});

test('a part that works shows no failure text', async () => {
  const { state, Part } = createPart();
  state.isBroken = false;
  mount(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  await expect.element(page.getByText('The part')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test('a retry that fails again shows the failure text again, and another retry is possible at once', async () => {
  const { Part } = createPart();
  mount(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  for (const failures of [1, 2]) {
    await expect.element(tryAgain).toBeVisible();
    expect(report).toHaveBeenCalledTimes(failures);
    await tryAgain.click();
  }
  expect(report).toHaveBeenCalledTimes(3);
  await expect.element(tryAgain).toHaveFocus();
  await expect.element(failure).toHaveTextContent('This part of the page could not be shown.');
});

test('a retry that succeeds shows the part instead of the failure text', async () => {
  const { state, Part } = createPart();
  mount(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  await expect.element(failure).toBeVisible();
  state.isBroken = false;
  await tryAgain.click();
  await expect.element(page.getByText('The part')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test('a failure is over as soon as `resetOn` changes, but not when anything else does', async () => {
  const { state, Part } = createPart();
  const screen = (resetOn: string, note: string) => (
    <>
      <p>{note}</p>
      <ErrorBoundary resetOn={resetOn}>
        <Part />
      </ErrorBoundary>
    </>
  );
  const render = mount(screen('first page', 'Before'));
  await expect.element(failure).toBeVisible();
  state.isBroken = false;
  render(screen('first page', 'Meanwhile'));
  await expect.element(page.getByText('Meanwhile')).toBeVisible();
  await expect.element(failure).toBeVisible();
  render(screen('second page', 'After'));
  await expect.element(page.getByText('The part')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test('a page can show a failure in its own words and offer the retry itself', async () => {
  const { state, Part } = createPart();
  mount(
    <ErrorBoundary fallback={(retry) => <button onClick={retry.start}>Load the page again</button>}>
      <Part />
    </ErrorBoundary>,
  );
  const own = page.getByRole('button', { name: 'Load the page again' });
  await expect.element(own).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
  state.isBroken = false;
  await own.click();
  await expect.element(page.getByText('The part')).toBeVisible();
});
