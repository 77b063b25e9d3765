import { MAX_ROOM_PEOPLE } from '@monster/contract/limits';
import { readPuzzle } from '@monster/engine';
import { useMemo, useState } from 'react';
import { ApiError, send as sendRequest } from '../../api/client.ts';
import { createRoom } from '../../api/player/roomCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { useSendingWith } from '../../api/sending/useSendingWith.ts';
import { metadataOf } from '../../game/metadata.ts';
import type { PuzzleMetadata } from '../../game/metadata.ts';
import { NameForm } from '../../names/NameForm.tsx';
import { puzzleRequest } from '../../play/usePuzzle.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { begunGame, planToBring } from './broughtLetters.ts';
import styles from './StartView.module.css';

/** For an address without a puzzle, or with one that does not exist. */
function NoPuzzle() {
  return (
    <div className={styles['panel']}>
      <p>Choose a puzzle first: its tools have “Play together”.</p>
      <div>
        <LinkButton href="/todaycrossword?puzzle=today">Play Today's Crossword</LinkButton>
      </div>
    </div>
  );
}

interface OpeningProps {
  readonly metadata: PuzzleMetadata;
  /** True if the player has begun the puzzle alone. */
  readonly hasLetters: boolean;
}

/** Says what a room is, and opens one. */
function Opening({ metadata: { id, title, size }, hasLetters }: OpeningProps) {
  const { send, isSending, failure } = useSendingWith(sendRequest);
  const [brings, setBrings] = useState(true);
  const open = async (): Promise<void> => {
    const made = await send(createRoom({ body: { puzzleId: id } }));
    if (made === undefined) return;
    if (hasLetters && brings) planToBring(made.key);
    location.assign(`/together/${made.key}`);
  };
  return (
    <>
      <p>
        Solve <strong>{title}</strong> ({size}×{size}) with up to {MAX_ROOM_PEOPLE - 1} friends in one grid.
        Everybody sees every letter as it is written.
      </p>
      <Card className={styles['panel']}>
        <ul className={styles['steps']}>
          <li>You get a link. Whoever opens it plays along, without an account.</li>
          <li>Hints, checks and the clock belong to all of you. The puzzle counts for each of you.</li>
          <li>You can lock the room, and remove people from it.</li>
        </ul>
        {hasLetters && (
          <label className={styles['bring']}>
            <input
              type="checkbox"
              checked={brings}
              onChange={({ currentTarget }) => setBrings(currentTarget.checked)}
            />
            Bring my letters
          </label>
        )}
        {failure !== null && <ErrorNote>{failure.reason}</ErrorNote>}
        <div aria-busy={isSending}>
          <Button size="large" onClick={() => void open()}>
            Open a room
          </Button>
        </div>
      </Card>
      <NameForm />
      <p className={styles['soft']}>
        You are seen under your name, or a monster's if you have chosen none; you can change it in the room,
        too. A room is deleted 30 days after its last letter.
      </p>
    </>
  );
}

/** `/together?puzzle={id}`: what playing together is, and how to start. */
export function StartView({ puzzleId }: { puzzleId: string }) {
  const { data, error, retry } = useQuery(puzzleId === '' ? null : puzzleRequest(puzzleId));
  const found = useMemo(() => {
    const read = data === undefined ? undefined : readPuzzle(data);
    if (data === undefined || read?.ok !== true) return undefined;
    const metadata = metadataOf(data, puzzleId);
    return { metadata, hasLetters: begunGame(read.puzzle, metadata.id) !== null };
  }, [data, puzzleId]);
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (puzzleId === '' || isMissing) return <NoPuzzle />;
  if (found === undefined)
    return (
      <LoadNote
        loading="Loading the puzzle..."
        failure="The puzzle could not be loaded. Please try again later."
        retry={error === undefined && data === undefined ? null : retry}
      />
    );
  return <Opening {...found} />;
}
