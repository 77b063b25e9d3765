import type { PuzzleListItem } from '@monster/contract';
import styles from './ArchivePage.module.css';
import type { ArchiveFilter } from './archiveList.ts';

interface ArchiveFiltersProps {
  readonly puzzles: readonly PuzzleListItem[];
  readonly filter: ArchiveFilter;
  readonly onChange: (filter: ArchiveFilter) => void;
}

interface FilterSelectProps {
  readonly label: string;
  readonly value: number | null;
  readonly options: readonly number[];
  readonly describe: (option: number) => string;
  readonly onChange: (value: number | null) => void;
}

function FilterSelect({ label, value, options, describe, onChange }: FilterSelectProps) {
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
            {describe(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

function sortDistinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Narrows the archive to one of its sizes, one of its difficulties or both. */
export function ArchiveFilters({ puzzles, filter, onChange }: ArchiveFiltersProps) {
  return (
    <div className={styles['filters']} role="search" aria-label="Filter the archive">
      <FilterSelect
        label="Size"
        value={filter.size}
        options={sortDistinct(puzzles.map(({ size }) => size))}
        describe={(size) => `${size}×${size}`}
        onChange={(size) => onChange({ ...filter, size })}
      />
      <FilterSelect
        label="Difficulty"
        value={filter.difficulty}
        options={sortDistinct(puzzles.map(({ difficulty }) => difficulty))}
        describe={(stars) => (stars === 1 ? '1 star' : `${stars} stars`)}
        onChange={(difficulty) => onChange({ ...filter, difficulty })}
      />
    </div>
  );
}
