import type { PuzzleListItem } from '@monster/contract';
import styles from './ArchiveFilters.module.css';
import type { ArchiveFilter } from './archiveFilter.ts';
import { describeStars } from './describeDay.ts';

interface ArchiveFiltersProps {
  readonly puzzles: readonly PuzzleListItem[];
  readonly filter: ArchiveFilter;
  readonly onChange: (filter: ArchiveFilter) => void;
  /** How many puzzles pass the filter, in words. */
  readonly count: string;
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

/** The choice comes along from another month, which may have had more to choose from. */
function optionsOf(numbers: readonly number[], chosen: number | null): number[] {
  return [...new Set(chosen === null ? numbers : [...numbers, chosen])].sort((a, b) => a - b);
}

/** Narrows the archive to one of its sizes, one of its difficulties, or what is left to solve. */
export function ArchiveFilters({ puzzles, filter, onChange, count }: ArchiveFiltersProps) {
  return (
    <div className={styles['filters']} role="search" aria-label="Filter the archive">
      <FilterSelect
        label="Size"
        value={filter.size}
        options={optionsOf(
          puzzles.map(({ size }) => size),
          filter.size,
        )}
        describe={(size) => `${size}×${size}`}
        onChange={(size) => onChange({ ...filter, size })}
      />
      <FilterSelect
        label="Difficulty"
        value={filter.difficulty}
        options={optionsOf(
          puzzles.map(({ difficulty }) => difficulty),
          filter.difficulty,
        )}
        describe={describeStars}
        onChange={(difficulty) => onChange({ ...filter, difficulty })}
      />
      <label>
        <input
          type="checkbox"
          checked={filter.isOnlyUnsolved}
          onChange={({ currentTarget }) => onChange({ ...filter, isOnlyUnsolved: currentTarget.checked })}
        />
        Only unsolved
      </label>
      <p role="status">{count}</p>
    </div>
  );
}
