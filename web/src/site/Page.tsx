import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { SiteHeader } from './SiteHeader.tsx';

interface PageProps {
  readonly children: ReactNode;
}

/** The frame of every page that is not for play: the header, the content. */
export function Page({ children }: PageProps) {
  return (
    <>
      <SiteHeader />
      <main className={styles['main']} id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
