import type { ReactNode } from 'react';
import { Page } from '../../site/Page.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import styles from './TogetherFrame.module.css';

/** The page around everything that is not a room. */
export function TogetherFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHead
        title="Play together"
        description="Solve a crossword with friends in one grid, live, without accounts."
        isIndexed={false}
      />
      <div className={styles['page']}>
        <h1>Play together</h1>
        {children}
      </div>
    </Page>
  );
}

/** Until it is known what the address asks for; also what the HTML of all rooms shows. */
export function TogetherLoading() {
  return <p role="status">One moment...</p>;
}
