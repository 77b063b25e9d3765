import type { PuzzleListItem } from '@monster/contract';
import styles from './ArchivePage.module.css';
import type { ArchiveFilter } from './months.ts';

interface ArchiveFiltersProps {
  readonly puzzles: readonly PuzzleListItem[];
  readonly filter: ArchiveFilter;
  readonly onChange: (filter: ArchiveFilter) => void;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: number | null;
  readonly options: readonly number[];
  readonly nameOf: (option: number) => string;
  readonly onChange: (value: number | null) => void;
}

function Choice({ label, value, options, nameOf, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
        }
      >
        <option value="">All</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Narrows the archive down to a size and a difficulty that are in it. */
export function ArchiveFilters({ puzzles, filter, onChange }: ArchiveFiltersProps) {
  return (
    <div className={styles['filters']} role="search" aria-label="Filter the archive">
      <Choice
        label="Size"
        value={filter.size}
        options={distinct(puzzles.map(({ size }) => size))}
        nameOf={(size) => `${size}×${size}`}
        onChange={(size) => onChange({ ...filter, size })}
      />
      <Choice
        label="Difficulty"
        value={filter.difficulty}
        options={distinct(puzzles.map(({ difficulty }) => difficulty))}
        nameOf={(stars) => (stars === 1 ? '1 star' : `${stars} stars`)}
        onChange={(difficulty) => onChange({ ...filter, difficulty })}
      />
    </div>
  );
}
