import type { Invitation } from '@monster/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { roles } from '../../admin/roles.ts';
import { failureOf } from '../../admin/useSending.ts';
import { send } from '../../api/client.ts';
import { checkInvitation } from '../../api/desk/accountCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import styles from './Invitation.module.css';
import { JoinForm } from './JoinForm.tsx';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The part of the address behind the number sign, which browsers send to nobody; null on the server. */
function useToken(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => null,
  );
}

type Found = Pick<Invitation, 'role' | 'nameHint' | 'invitedBy'>;
type State = 'loading' | { readonly found: Found } | { readonly failure: string };

/** What the server says about an invitation. */
function useInvitation(token: string | null, tries: number): State {
  const [known, setKnown] = useState<{ token: string; tries: number; state: State } | null>(null);
  useEffect(() => {
    if (token === null || token === '') return undefined;
    let isWanted = true;
    const finish = (state: State): void => {
      if (isWanted) setKnown({ token, tries, state });
    };
    send(checkInvitation({ body: { token } })).then(
      (found) => finish({ found }),
      (error: unknown) => finish({ failure: failureOf(error).reason }),
    );
    return () => void (isWanted = false);
  }, [token, tries]);
  if (token === '')
    return { failure: 'This link is incomplete. Please copy all of it, up to its last character.' };
  return known !== null && known.token === token && known.tries === tries ? known.state : 'loading';
}

/** Lets somebody who has the link of an invitation join. */
export function InvitationDesk() {
  const token = useToken();
  const [tries, setTries] = useState(0);
  const state = useInvitation(token, tries);
  if (token === null || state === 'loading') return <p role="status">Loading...</p>;
  if ('failure' in state)
    return (
      <div className={styles['failure']}>
        <ErrorNote>{state.failure}</ErrorNote>
        {token !== '' && (
          <Button variant="quiet" size="small" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        )}
        <a href="/admin">Log in instead</a>
      </div>
    );
  const { role, nameHint, invitedBy } = state.found;
  const known = roles.find(({ value }) => value === role);
  return (
    <Card className={styles['join']}>
      <p>
        <strong>{invitedBy}</strong> invites you to the admin area of this site. Your role will be “
        {known?.name}”: you can {known?.may}.
      </p>
      <JoinForm key={token} token={token} nameHint={nameHint} />
    </Card>
  );
}
