import type { Player, PlayerReply } from '@monster/contract';
import { MAX_PLAYER_NAME_LENGTH } from '@monster/contract/limits';
import { useId, useRef, useState } from 'react';
import { ApiError, send } from '../api/client.ts';
import type { ApiRequest } from '../api/client.ts';
import { getPlayer, removePlayerName, setPlayerName } from '../api/player/nameCalls.ts';
import { useQuery } from '../api/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import form from '../ui/form/Form.module.css';
import styles from './NameForm.module.css';

const unreachable = 'The server could not be reached. Please try again.';

/** The player in this browser: undefined until that is known, null for somebody who has not played. */
function usePlayer(onChange: (() => void) | undefined) {
  // Somebody who had not played before may have by now.
  const { data } = useQuery(getPlayer(), 0);
  const [changed, setChanged] = useState<Player | null>();
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);
  /** Returns true when it is done. */
  const change = async (request: ApiRequest<PlayerReply>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      setChanged((await send(request)).player);
      setProblem(undefined);
      onChange?.();
      return true;
    } catch (error) {
      setProblem((error instanceof ApiError ? error.reason : undefined) ?? unreachable);
      return false;
    } finally {
      isBusy.current = false;
    }
  };
  return {
    player: changed === undefined ? data?.player : changed,
    isChanged: changed !== undefined,
    problem,
    change,
  };
}

/** How others see the player. */
function Introduction({ player }: { readonly player: Player }) {
  const name = (
    <strong>
      <bdi>{player.name}</bdi>
    </strong>
  );
  if (player.isHidden)
    return <>Your name is hidden, so others see you as {name}. Please choose another one.</>;
  return <>Beside your times, others see you as {name}. A new name counts on the leaderboard, too.</>;
}

/**
 * Lets players choose how others see them; renders nothing for somebody who has not played yet. `onChange` is called
 * after each change.
 */
export function NameForm({ onChange }: { readonly onChange?: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { player, isChanged, problem, change } = usePlayer(onChange);
  const save = async (element: HTMLFormElement): Promise<void> => {
    if (await change(setPlayerName({ body: { name: typed } }))) setTyped('');
    else element.querySelector('input')?.focus();
  };
  if (player === undefined || player === null) return null;
  return (
    <section className={styles['name']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Your name</h2>
      <p role="status">
        {isChanged && 'Saved. '}
        <Introduction player={player} />
      </p>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <Field
          id={`${id}-name`}
          label="Another name"
          autoComplete="nickname"
          maxLength={MAX_PLAYER_NAME_LENGTH}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={form['actions']}>
          {player.isTyped && (
            <Button variant="quiet" onClick={() => void change(removePlayerName())}>
              Be a monster again
            </Button>
          )}
          <Button type="submit" variant="quiet">
            Save name
          </Button>
        </div>
      </form>
    </section>
  );
}
