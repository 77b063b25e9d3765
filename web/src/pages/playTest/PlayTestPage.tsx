import { parseTimer, readPuzzle } from '@monster/engine';
import { useMemo, useState } from 'react';
import { AdminGate } from '../../admin/AdminGate.tsx';
import { adminSession } from '../../admin/adminSession.ts';
import type { AdminSession } from '../../admin/adminSession.ts';
import { useAdminQuery } from '../../admin/useAdminQuery.ts';
import { getAnyPuzzle } from '../../api/desk/adminCalls.ts';
import { metadataOf } from '../../game/metadata.ts';
import { useObservable } from '../../lib/useObservable.ts';
import { Crossword } from '../../play/Crossword.tsx';
import { useDrawing } from '../../play/useDrawing.ts';
import { Message } from '../../site/Message.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { SiteContext, useSite } from '../../site/site.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import form from '../../ui/form/Form.module.css';
import styles from './PlayTestPage.module.css';

const head = (
  <PageHead title="Play-test" description="Where a puzzle is tried out before its day." isIndexed={false} />
);

const editorOf = (id: string): string => `/admin/edit?puzzle=${encodeURIComponent(id)}`;

/** Says what this is, on top of what otherwise looks like a player's page. */
function TestBar({ id }: { id: string }) {
  return (
    <aside className={styles['bar']} aria-label="Play-test">
      <strong>Play-test. Nothing is recorded.</strong>
      <a href={editorOf(id)}>Edit</a>
      <a href="/admin?tab=manage">Back to the desk</a>
    </aside>
  );
}

/** A puzzle that can be played, whether or not its day has come. */
function useTestPuzzle(id: string) {
  const { data, error } = useAdminQuery(getAnyPuzzle({ params: { id } }));
  const ready = useMemo(() => {
    const read = data === undefined ? undefined : readPuzzle(data);
    return data !== undefined && read?.ok === true
      ? { metadata: metadataOf(data, id), puzzle: read.puzzle, clues: data }
      : undefined;
  }, [data, id]);
  const drawing = useDrawing(ready === undefined ? undefined : `test ${id}`);
  const hasFailed = error !== undefined || (data !== undefined && ready === undefined);
  return { ready, drawing, hasFailed };
}

const loadEnd = (): Promise<void> => Promise.resolve();

/** The player's screen. What a solved game usually sets off, such as completions, scores and monsters, stays away. */
function TestGame({ id, timerMinutes }: { id: string; timerMinutes: number }) {
  const { ready, drawing, hasFailed } = useTestPuzzle(id);
  const [isSolved, setIsSolved] = useState(false);
  if (hasFailed)
    return (
      <Message isFinal>
        This puzzle could not be loaded. <a href="/admin?tab=manage">Back to the desk</a>
      </Message>
    );
  if (ready === undefined || drawing === undefined) return <Message>Loading puzzle...</Message>;
  const goBack = (): void => location.assign(editorOf(id));
  return (
    <>
      <Crossword
        {...ready}
        isTest
        path=""
        drawing={drawing}
        timerMinutes={timerMinutes}
        rewardTest={null}
        next={{ label: 'Edit', go: goBack }}
        onSolved={() => setIsSolved(true)}
        onReopened={() => setIsSolved(false)}
        loadEnd={loadEnd}
      />
      {isSolved && (
        <Dialog title="Solved" onClose={() => setIsSolved(false)}>
          <p>It can be solved. This was a play-test, so nothing was recorded.</p>
          <div className={form['actions']}>
            <Button variant="quiet" onClick={() => setIsSolved(false)}>
              Look at the grid
            </Button>
            <LinkButton href={editorOf(id)}>Edit</LinkButton>
          </div>
        </Dialog>
      )}
    </>
  );
}

const unknown: AdminSession = { state: 'unknown' };

/** `/admin/play-test?puzzle={id}`: any puzzle in the player's screen, for editors only, without ads. */
function View({ match: { search } }: { match: Match }) {
  const { state } = useObservable(adminSession, unknown);
  const { ads: _ads, ...site } = useSite();
  const id = search.get('puzzle') ?? '';
  if (state !== 'in')
    return (
      <Page>
        {head}
        <h1>Play-test</h1>
        <AdminGate current="/admin">{null}</AdminGate>
      </Page>
    );
  return (
    <SiteContext value={site}>
      {head}
      <TestBar id={id} />
      <TestGame key={id} id={id} timerMinutes={parseTimer(search.get('timer'))} />
    </SiteContext>
  );
}

export const page: PageModule = { View };
