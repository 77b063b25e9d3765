import { useState } from 'react';
import type { BrowserStores } from '../../ownData/browserStores.ts';
import { deleteKept } from '../../ownData/deleteDevice.ts';
import { allKinds, kindOf } from '../../ownData/keptKinds.ts';
import type { KeptKind } from '../../ownData/keptKinds.ts';
import { isStorageReadable } from '../../ownData/ownData.ts';
import type { KeptEntry } from '../../ownData/ownData.ts';
import { Button } from '../../ui/Button.tsx';
import { BrowserRows } from './BrowserRows.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { deviceRows } from './deviceRows.ts';
import { KeptRow } from './KeptRow.tsx';
import styles from './YourData.module.css';

/** Something that the player wants to delete. */
interface Doomed {
  readonly name: string;
  readonly keys: readonly string[];
}

interface DevicePartProps {
  readonly entries: readonly KeptEntry[];
  readonly stores: BrowserStores;
  /** Called after something was deleted. */
  readonly onChange: () => void;
}

/** What is kept of each kind, in the order in which kinds are listed. */
function byKind(entries: readonly KeptEntry[]): (readonly [KeptKind, readonly KeptEntry[]])[] {
  return allKinds
    .map((kind) => [kind, entries.filter(({ key }) => kindOf(key) === kind)] as const)
    .filter(([, kept]) => kept.length > 0);
}

interface KindRowsProps extends Pick<DevicePartProps, 'entries'> {
  readonly onDelete: (doomed: Doomed) => void;
}

function KindRows({ entries, onDelete }: KindRowsProps) {
  return byKind(entries).map(([kind, kept]) => (
    <KeptRow
      key={kind.name}
      {...kind}
      rows={deviceRows(kind.name, kept)}
      stored={Object.fromEntries(kept.map(({ key, value }) => [key, value]))}
      onDelete={({ what, keys = [] }) => onDelete({ name: what, keys })}
    >
      <Button
        variant="quiet"
        size="small"
        onClick={() => onDelete({ name: kind.title, keys: kept.map(({ key }) => key) })}
      >
        Delete all of “{kind.title}” here
      </Button>
    </KeptRow>
  ));
}

/** Everything that this browser keeps, kind by kind; each can be deleted alone. */
export function DevicePart({ entries, stores, onChange }: DevicePartProps) {
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [outcome, setOutcome] = useState('');
  const confirm = ({ name, keys }: Doomed): void => {
    deleteKept(keys);
    setDoomed(null);
    setOutcome(`Deleted: ${name}.`);
    onChange();
  };
  return (
    <section className={styles['part']} aria-labelledby="device">
      <h2 id="device">On this device</h2>
      <p>We cannot read any of this remotely. It is in this browser alone.</p>
      {!isStorageReadable() && (
        <p className={styles['warning']} role="note">
          This browser does not let the site read or keep anything, so there is nothing to show or delete.
        </p>
      )}
      <div className={styles['kinds']}>
        <KindRows entries={entries} onDelete={setDoomed} />
        <BrowserRows stores={stores} />
      </div>
      <p className={styles['outcome']} role="status">
        {outcome}
      </p>
      {doomed !== null && (
        <ConfirmDialog name={doomed.name} onConfirm={() => confirm(doomed)} onClose={() => setDoomed(null)} />
      )}
    </section>
  );
}
