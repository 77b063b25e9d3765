import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { SiteHeader } from './SiteHeader.tsx';

interface PageProps {
  readonly children: ReactNode;
}

/** The frame of every page that is not for play: a way past the header, the header, the content. */
export function Page({ children }: PageProps) {
  return (
    <>
      <a className={styles['skip']} href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main className={styles['main']} id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
