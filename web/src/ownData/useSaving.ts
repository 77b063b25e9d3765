import { useState } from 'react';
import { saveFile } from '../lib/late/saveFile.ts';
import { utcToday } from '../lib/utcToday.ts';

/** Saves files that are named after the site and the day; `outcome` says what became of the last one. */
export function useSaving() {
  const [outcome, setOutcome] = useState('');
  const save = (extension: string, type: string, text: string, note = ''): void => {
    const name = `monster-crossword-${utcToday()}.${extension}`;
    setOutcome(
      saveFile(name, new Blob([text], { type }))
        ? [`Saved as ${name}.`, note].filter(Boolean).join(' ')
        : 'Your browser did not take the file.',
    );
  };
  const saveJson = (data: object, note?: string): void =>
    save('json', 'application/json', `${JSON.stringify(data, null, 2)}\n`, note);
  return { outcome, save, saveJson };
}
