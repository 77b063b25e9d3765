import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../lib/late/forgetting.ts';
import { onStoredElsewhere } from '../../lib/onStoredElsewhere.ts';
import { readBrowserStores } from '../../ownData/browserStores.ts';
import type { BrowserStores } from '../../ownData/browserStores.ts';
import { deleteDevice } from '../../ownData/deleteDevice.ts';
import { keptEntries, ownData } from '../../ownData/ownData.ts';
import { readServerSide, withoutEmail } from '../../ownData/serverSide.ts';
import { useSaving } from '../../ownData/useSaving.ts';
import { useSite } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Awaited } from './Awaited.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { Deleted } from './DeleteDialog.tsx';
import { DevicePart } from './DevicePart.tsx';
import { ServerPart } from './ServerPart.tsx';
import { useServerSide } from './useServerSide.ts';
import styles from './YourData.module.css';

/** What this browser keeps, as it is now: also after another tab has stored something. */
function useDevice() {
  const [entries, setEntries] = useState(keptEntries);
  const [stores, setStores] = useState<BrowserStores | null>(null);
  const look = (): void => {
    setEntries(keptEntries());
    void readBrowserStores().then(setStores);
  };
  useEffect(() => {
    void readBrowserStores().then(setStores);
    return onStoredElsewhere(() => setEntries(keptEntries()));
  }, []);
  return { entries, stores, look };
}

/** Saves both sides as a file; if the server cannot be reached, that of the device. */
function SaveButton() {
  const { siteName } = useSite();
  const { outcome, saveJson } = useSaving();
  const isBusy = useRef(false);
  const save = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const server = await readServerSide(true).then(withoutEmail, () => null);
    saveJson(
      { ...ownData(siteName, Date.now()), server },
      server === null
        ? 'Our server could not be reached, so the file has only what is on this device.'
        : undefined,
    );
    isBusy.current = false;
  };
  return (
    <div className={styles['part']}>
      <div className={styles['actions']}>
        <Button onClick={() => void save()}>Download everything</Button>
      </div>
      <p className={styles['outcome']} role="status">
        {outcome}
      </p>
    </div>
  );
}

const messages: Readonly<Record<Deleted, string>> = {
  both: 'Everything was deleted, on this device and on our server.',
  device: 'Everything on this device was deleted. What our server knows of you is still there.',
};

/** What the address says was deleted: after that, the page was loaded again, since nothing may be left in its memory. */
function deletedBefore(): Deleted | null {
  const said = new URLSearchParams(location.search).get('deleted');
  if (said === null) return null;
  return said === 'device' ? 'device' : 'both';
}

/** Says that everything is gone, and takes the focus, which the dialog that did it had. */
function DoneNote({ deleted }: { readonly deleted: Deleted }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} className={styles['done']} tabIndex={-1} role="status">
      {messages[deleted]}
    </p>
  );
}

function DeleteSection({ onDelete }: { readonly onDelete: () => void }) {
  return (
    <section className={styles['part']} aria-labelledby="delete">
      <h2 id="delete">Delete everything</h2>
      <p>On both sides at once. Games in other tabs are closed, so that they are not saved again.</p>
      <div className={styles['actions']}>
        <Button variant="danger" onClick={onDelete}>
          Delete everything
        </Button>
      </div>
    </section>
  );
}

/** Both sides, the file of both, and the way to delete both. */
export function YourData() {
  const { entries, stores, look } = useDevice();
  const { side, retry, reload } = useServerSide();
  const [isAsking, setIsAsking] = useState(false);
  const [deleted, setDeleted] = useState(deletedBefore);
  const onDevice = async (sides: Deleted): Promise<void> => {
    await deleteDevice();
    if (navigator.onLine) {
      location.replace(`/your-data?deleted=${sides}`);
      return;
    }
    setIsAsking(false);
    setDeleted(sides);
    look();
  };
  if (stores === null) return <Awaited />;
  return (
    <div className={styles['both']}>
      {deleted !== null && <DoneNote deleted={deleted} />}
      <SaveButton />
      <DevicePart entries={entries} stores={stores} onChange={look} />
      <ServerPart
        side={side}
        retry={retry}
        onForgotten={() => {
          look();
          reload();
        }}
      />
      {/* What comes below something that is loading would move. */}
      {(side !== undefined || retry !== null) && <DeleteSection onDelete={() => setIsAsking(true)} />}
      {isAsking && (
        <DeleteDialog
          hasRefused={entries.some(({ key }) => isRefusal(key))}
          onDevice={onDevice}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
