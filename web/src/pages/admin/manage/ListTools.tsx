import { MAX_SEARCH_LENGTH } from '@monster/contract/limits';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { sorts } from './usePuzzleList.ts';
import type { ListView, SortName } from './usePuzzleList.ts';
import styles from './ManageTab.module.css';

/** How long typing must pause before the search starts. */
const pauseMs = 250;

interface ListToolsProps {
  readonly view: ListView;
  readonly onChange: (change: Partial<ListView>) => void;
}

/** The search field and the sort order of the list. */
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
    <div className={styles['tools']} role="search">
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
  );
}
