import { useState } from 'react';
import type { FormEvent } from 'react';
import { useAdminQuery } from '../../admin/useAdminQuery.ts';
import { listConstructSizes } from '../../api/desk/constructCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import styles from './Workbench.module.css';

const difficulties = [
  { value: '1', name: '1 star: plain words' },
  { value: '2', name: '2 stars' },
  { value: '3', name: '3 stars' },
  { value: '4', name: '4 stars' },
  { value: '5', name: '5 stars: rarer words' },
];

/** The letters of each entry. */
function themeEntries(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.toUpperCase().replaceAll(/[^A-Z]/gu, ''));
  return entries.filter((entry) => entry !== '');
}

interface FillSettingsProps {
  readonly difficulty: number;
  readonly isFilling: boolean;
  readonly hasGrid: boolean;
  readonly onDifficulty: (difficulty: number) => void;
  readonly onFill: (size: number, theme: readonly string[]) => void;
}

/** Asks for the size and difficulty of a new grid. */
export function FillSettings({ difficulty, isFilling, hasGrid, onDifficulty, onFill }: FillSettingsProps) {
  const { data, error } = useAdminQuery(listConstructSizes());
  const [size, setSize] = useState('5');
  const [theme, setTheme] = useState('');
  if (data === undefined)
    return error === undefined ? (
      <p role="status">Loading the word list...</p>
    ) : (
      <ErrorNote>The word list could not be loaded. Please try again later.</ErrorNote>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isFilling) onFill(Number(size), themeEntries(theme));
  };
  return (
    <form className={styles['settings']} onSubmit={submit}>
      <SelectField
        id="construct-size"
        label="Size"
        value={size}
        options={data.sizes.map((each) => ({ value: String(each), name: `${each}×${each}` }))}
        onChange={setSize}
      />
      <SelectField
        id="construct-difficulty"
        label="Difficulty"
        value={String(difficulty)}
        options={difficulties}
        onChange={(value) => onDifficulty(Number(value))}
      />
      <Field
        id="construct-theme"
        label="Theme entries, separated by commas (optional)"
        value={theme}
        placeholder="ICE TEA, NO WAY, TOP HAT"
        onChange={({ currentTarget }) => setTheme(currentTarget.value)}
      />
      <Button type="submit" variant={hasGrid ? 'quiet' : 'primary'} aria-disabled={isFilling}>
        {hasGrid ? 'New grid' : 'Fill a grid'}
      </Button>
    </form>
  );
}
