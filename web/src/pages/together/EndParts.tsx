import { useState } from 'react';
import type { PuzzleMetadata } from '../../game/metadata.ts';
import type { Solved } from '../../game/solved.ts';
import { useObservable } from '../../lib/useObservable.ts';
import { CompletionDialog } from '../../play/popups/CompletionDialog.tsx';
import type { WayOn } from '../../play/popups/CompletionDialog.tsx';
import { ShareButton } from '../../share/ShareButton.tsx';
import { writersGrid } from '../../share/writersGrid.ts';
import type { RoomSession } from '../../together/roomSession.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './EndParts.module.css';
import { JoinedNames } from './JoinedNames.tsx';
import { WhoFilled } from './WhoFilled.tsx';

type EndedSession = Pick<RoomSession, 'room' | 'store' | 'people' | 'writers'>;

interface EndPanelProps {
  readonly session: EndedSession;
  /** True while the grid shows who filled what. */
  readonly isColored: boolean;
  readonly onColor: () => void;
  readonly next: WayOn;
}

/** After the game, lies over the keyboard, which has nothing to do then, so nothing moves. */
export function EndPanel({ session, isColored, onColor, next }: EndPanelProps) {
  const { room, store, people, writers } = session;
  const now = useObservable(people, people.get());
  // The grid is finished, so nobody writes any more.
  const [written] = useState(writers);
  return (
    <aside className={styles['panel']} aria-label="After the game" data-colored={isColored || undefined}>
      <div className={styles['buttons']}>
        <Button variant="quiet" size="small" aria-pressed={isColored} onClick={onColor}>
          Who filled what
        </Button>
        <Button size="small" onClick={next.go}>
          {next.label}
        </Button>
      </div>
      {isColored && <WhoFilled puzzle={store.puzzle} writers={written} people={now} me={room.me} />}
    </aside>
  );
}

interface EndDialogProps {
  readonly session: EndedSession;
  readonly metadata: PuzzleMetadata;
  readonly solved: Solved;
  /** The names of those it was solved with. */
  readonly others: readonly string[];
  readonly next: WayOn;
  readonly onColor: () => void;
  readonly onClose: () => void;
}

/** The dialog of a puzzle that was solved in a room. */
export function EndDialog({ session, metadata, solved, others, next, onColor, onClose }: EndDialogProps) {
  const { room, store, writers } = session;
  const isTogether = others.length > 0;
  const together = { friends: others.length, squares: writersGrid(store.puzzle, writers(), room.me) };
  return (
    <CompletionDialog
      title="Game Complete"
      puzzle={metadata}
      solved={solved}
      together={
        <p>
          {isTogether ? (
            <>
              Solved together with <JoinedNames names={others} />.
            </>
          ) : (
            'Solved alone in this room.'
          )}
        </p>
      }
      waysOn={[next]}
      onClose={onClose}
    >
      <Button variant="quiet" onClick={onColor}>
        Who filled what
      </Button>
      <ShareButton
        metadata={metadata}
        puzzle={store.puzzle}
        game={solved.game}
        together={isTogether ? together : undefined}
      />
    </CompletionDialog>
  );
}
