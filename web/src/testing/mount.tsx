import '../ui/base.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { createQueryCache, QueryContext } from '../api/queries.ts';
import { SiteContext } from '../site/site.ts';
import type { Site } from '../site/site.ts';
import { Toaster } from '../ui/toaster/Toaster.tsx';
import { dismissToast } from '../ui/toasts.ts';

const site: Site = {
  siteName: 'Monster Crossword',
  siteUrl: 'https://crossword.example',
  supportEmail: 'help@crossword.example',
  uidSalt: 'salt',
  hasThirdParties: false,
  hasPlayStatistics: true,
  today: '2026-11-15',
};

/** Renders a screen inside everything that the app puts around a page, until the test ends. Returns a function that renders it again, with other props. */
export function mount(element: ReactNode): (next: ReactNode) => void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const queries = createQueryCache({});
  const render = (content: ReactNode): void =>
    root.render(
      <SiteContext value={site}>
        <QueryContext value={queries}>
          {content}
          <Toaster />
        </QueryContext>
      </SiteContext>,
    );
  onTestFinished(() => {
    root.unmount();
    container.remove();
    // The toast and the storage outlive the screen.
    dismissToast();
    localStorage.clear();
  });
  render(element);
  return render;
}
