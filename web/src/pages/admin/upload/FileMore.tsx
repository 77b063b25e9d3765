import { useState } from 'react';
import { ClueLists } from '../ClueLists.tsx';
import type { QueueItem } from './uploadQueue.ts';

/** What one may want to read of a file besides its errors: its warnings and clues. */
export function FileMore({ item: { preview, notes } }: { item: QueueItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const warnings = [...new Set([...notes, ...(preview?.warnings ?? [])])];
  return (
    <>
      {warnings.length > 0 && (
        <details>
          <summary>{warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}</summary>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
      {preview !== null && preview.acrossClues.length > 0 && (
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>Clues</summary>
          {/* Not before they are asked for: hundreds of files have tens of thousands. */}
          {isOpen && <ClueLists across={preview.acrossClues} down={preview.downClues} />}
        </details>
      )}
    </>
  );
}
