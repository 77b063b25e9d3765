import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { LoadNote } from './LoadNote.tsx';

const texts = { loading: 'Loading...', failure: 'It could not be loaded.' };
const status = page.getByRole('status').filter({ hasText: /./u });
const tryAgain = page.getByRole('button', { name: 'Try again' });

type Stage = 'failed' | 'running' | 'there';

/** Shows a section whose content could not be loaded; returns how often it was tried again, and how to go on. */
function mountSection() {
  const section = { tries: 0, show: (_stage: Stage): void => {} };
  const start = (): void => {
    section.tries += 1;
    section.show('running');
  };
  const at = (stage: Stage) => (
    <>
      <section aria-label="The section">
        {stage === 'there' ? (
          'The content'
        ) : (
          <LoadNote {...texts} retry={{ isRunning: stage === 'running', start }} />
        )}
      </section>
      <button>Elsewhere</button>
    </>
  );
  const render = mount(at('failed'));
  section.show = (stage) => render(at(stage));
  return section;
}

test('until loading has failed there is nothing to try again', async () => {
  mount(<LoadNote {...texts} retry={null} />);
  await expect.element(status).toHaveTextContent('Loading...');
  await expect.element(tryAgain).not.toBeInTheDocument();
});

test('a try that fails again keeps the focus on the button, and its end is announced in the same place', async () => {
  const section = mountSection();
  await expect.element(status).toHaveTextContent(texts.failure);
  const region = status.element();
  (tryAgain.element() as HTMLElement).focus();
  for (let turn = 0; turn < 2; turn += 1) {
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toHaveTextContent('Loading...');
    await expect.element(tryAgain).toHaveAttribute('aria-disabled', 'true');
    await expect.element(tryAgain).toHaveFocus();
    section.show('failed');
    await expect.element(status).toHaveTextContent(texts.failure);
    await expect.element(tryAgain).toHaveAttribute('aria-disabled', 'false');
    await expect.element(tryAgain).toHaveFocus();
    expect(status.element()).toBe(region);
  }
  expect(section.tries).toBe(2);
});

test('when the content arrives, the focus moves from the button to the section', async () => {
  const section = mountSection();
  await tryAgain.click();
  section.show('there');
  await expect.element(page.getByText('The content')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'The section' })).toHaveFocus();
});

test('content that arrives takes no focus from anything else', async () => {
  const section = mountSection();
  await tryAgain.click();
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  section.show('there');
  await expect.element(page.getByText('The content')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('a page from the server offers a link that reloads it, and the button once scripts run', async () => {
  const note = (
    <StrictMode>
      <LoadNote {...texts} retry={{ isRunning: false, start: () => {} }} />
    </StrictMode>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(note);
  const link = page.getByRole('link', { name: 'Try again' });
  expect((link.element() as HTMLAnchorElement).href).toBe(location.href);
  const errors: unknown[] = [];
  const root = hydrateRoot(container, note, { onRecoverableError: (error) => errors.push(error) });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.element(tryAgain).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  expect(errors).toEqual([]);
});
