import type { FullPuzzle } from '@monster/contract';
import { createContext, use, useEffect } from 'react';
import { useSite } from './site.ts';

/** What a page tells browsers and crawlers about itself. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly status: number;
  readonly isIndexed: boolean;
  readonly puzzle: PreviewedPuzzle | undefined;
}

/** A puzzle whose picture others show beside a link to the page. */
type PreviewedPuzzle = Pick<FullPuzzle, 'id' | 'title' | 'size'>;

/** On the server, receives the head of the page being rendered. */
export const HeadCollector = createContext<((head: Head) => void) | null>(null);

interface PageHeadProps {
  /** Without the site's name, which is appended; the home page has none. */
  readonly title?: string;
  readonly description: string;
  readonly status?: number;
  readonly isIndexed?: boolean;
  /** The puzzle that the page is about; links to other pages have a picture of the site. */
  readonly puzzle?: PreviewedPuzzle;
}

/** Sets the document's title and description, on the server and on each navigation in the browser. */
export function PageHead({
  title,
  description,
  status = 200,
  isIndexed = status === 200,
  puzzle,
}: PageHeadProps) {
  const { siteName } = useSite();
  const collect = use(HeadCollector);
  const fullTitle = title === undefined ? siteName : `${title} · ${siteName}`;
  collect?.({ title: fullTitle, description, status, isIndexed, puzzle });
  useEffect(() => {
    document.title = fullTitle;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [fullTitle, description]);
  return null;
}
