import { MAX_SEARCH_LENGTH } from '@monster/contract/limits';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { TextButton } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { filterNames, listFilters, withFilter } from './listFilters.ts';
import type { FilterName } from './listFilters.ts';
import { sorts } from './usePuzzleList.ts';
import type { ListView, SortName } from './usePuzzleList.ts';
import styles from './ManageTab.module.css';

/** How long typing must pause before the search starts. */
const pauseMs = 250;

interface ListToolsProps {
  readonly view: ListView;
  readonly onChange: (change: Partial<ListView>) => void;
}

/** The filters of the list, open from the start if one is set. */
function Filters({ view: { filters }, onChange }: ListToolsProps) {
  const id = useId();
  const count = Object.keys(filters).length;
  const [isOpen] = useState(count > 0);
  const select = (name: FilterName) => {
    const { label, all, values } = listFilters[name];
    const named = Object.entries<string>(values).map(([value, text]) => ({ value, name: text }));
    return (
      <SelectField
        key={name}
        id={`${id}-${name}`}
        label={label}
        value={filters[name] ?? ''}
        options={[{ value: '', name: all }, ...named]}
        onChange={(value) => onChange({ filters: withFilter(filters, name, value) })}
      />
    );
  };
  return (
    <details className={styles['filters']} open={isOpen}>
      <summary>{count === 0 ? 'Filters' : `Filters (${count} set)`}</summary>
      <div className={styles['selects']}>{filterNames.map(select)}</div>
      {count > 0 && <TextButton onClick={() => onChange({ filters: {} })}>Clear filters</TextButton>}
    </details>
  );
}

/** The search field, the sort order and the filters of the list. */
export function ListTools({ view, onChange }: ListToolsProps) {
  const id = useId();
  const [text, setText] = useState(view.search);
  const search = useEffectEvent((typed: string) => {
    if (typed !== view.search) onChange({ search: typed });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="search">
      <div className={styles['tools']}>
        <label htmlFor={`${id}-search`}>Search</label>
        <input
          id={`${id}-search`}
          type="search"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Title, author, id or date"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <label htmlFor={`${id}-sort`}>Sort</label>
        <select
          id={`${id}-sort`}
          value={view.sort}
          onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as SortName })}
        >
          {Object.keys(sorts).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <Filters view={view} onChange={onChange} />
    </div>
  );
}
