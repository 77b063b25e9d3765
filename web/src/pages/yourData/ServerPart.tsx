import type { Retry } from '../../lib/retry.ts';
import type { ServerSide } from '../../ownData/serverSide.ts';
import { useSite } from '../../site/site.ts';
import { ForgetMe } from '../../solves/ForgetMe.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { MailLink } from '../../ui/prose/MailLink.tsx';
import { KeptRow } from './KeptRow.tsx';
import { serverKinds } from './serverRows.ts';
import styles from './YourData.module.css';

function Known({ side }: { readonly side: ServerSide }) {
  const kinds = serverKinds(side);
  return (
    <>
      <p>
        {side.player === null
          ? 'This browser has no cookie of ours, so our server knows nothing of you as a player.'
          : 'You are known by a random number in a cookie, which scripts cannot read. The browser keeps it for 400 days after your last solve.'}
      </p>
      {kinds.length === 0 && side.player !== null && <p>Nothing is stored under it.</p>}
      {kinds.length > 0 && (
        <div className={styles['kinds']}>
          {kinds.map((kind) => (
            <KeptRow key={kind.title} {...kind} />
          ))}
        </div>
      )}
    </>
  );
}

/** What is tied to something else than this browser, and how to have it deleted. */
function Beyond() {
  const { supportEmail } = useSite();
  return (
    <>
      <h3>What we cannot show here</h3>
      <ul>
        <li>
          Email addresses that you gave us, and your progress in the welcome series. They are stored under the
          address, and we cannot tell from a browser whose it is. Write to <MailLink address={supportEmail} />{' '}
          from that address, and we will tell you what we have, or delete it.
        </li>
        <li>
          How many requests came from your internet address, to slow down abuse. These counts go after a day.
        </li>
        <li>Sums, such as how many people have solved a puzzle. Nobody can be told apart in them.</li>
      </ul>
    </>
  );
}

interface ServerPartProps {
  /** Undefined while it is loading, or if that has failed. */
  readonly side: ServerSide | undefined;
  /** Null until loading has failed. */
  readonly retry: Retry | null;
  readonly onForgotten: () => void;
}

/** Everything that our server stores about the player in this browser. */
export function ServerPart({ side, retry, onForgotten }: ServerPartProps) {
  return (
    <section className={styles['part']} aria-labelledby="server">
      <h2 id="server">On our server</h2>
      {side === undefined ? (
        <LoadNote
          loading="Asking our server..."
          failure="Our server could not be reached. What it knows of you is not shown."
          retry={retry}
        />
      ) : (
        <Known side={side} />
      )}
      {(side !== undefined || retry !== null) && (
        <>
          <ForgetMe onForgotten={onForgotten} />
          <Beyond />
        </>
      )}
    </section>
  );
}
