import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { moveTab } from './moveTab.ts';
import styles from './Tabs.module.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabsProps<Id extends string> {
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** What the selected tab shows; the others render nothing, so they fetch nothing. */
  readonly children: ReactNode;
}

/** Tabs above the one panel that is open: one stop for Tab, then arrows, Home and End, which open at once. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const place = tabs.findIndex(({ id }) => id === selected);
    const next = hasModifier ? null : moveTab(event.key, place, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} className={styles['list']} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            className={styles['tab']}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        className={styles['panel']}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
