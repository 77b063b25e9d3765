import type { PreviewRequest } from '@monster/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { PuzzlePreview } from './PuzzlePreview.tsx';
import { SitePreview } from './SitePreview.tsx';

/** Draws the picture that others show beside a link to the site, as SVG. */
export function drawPreview({ subject, ...common }: PreviewRequest): string {
  return renderToStaticMarkup(
    subject.kind === 'puzzle' ? (
      <PuzzlePreview {...common} puzzle={subject.puzzle} />
    ) : (
      <SitePreview {...common} today={subject.today} />
    ),
  );
}
