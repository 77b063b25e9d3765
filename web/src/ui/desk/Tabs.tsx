import { Activity, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { moveTab } from './moveTab.ts';
import styles from './Tabs.module.css';

/** A tab by its name, and what it shows. */
interface Tab {
  readonly name: string;
  readonly content: ReactNode;
}

interface PanelProps {
  readonly base: string;
  readonly place: number;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function Panel({ base, place, isOpen, children }: PanelProps) {
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <div
        className={styles['panel']}
        role="tabpanel"
        id={`${base}-panel-${place}`}
        aria-labelledby={`${base}-tab-${place}`}
      >
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </Activity>
  );
}

interface TabsProps {
  /** What the tabs are of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/**
 * Tabs after the ARIA pattern: one stop for Tab, then arrows, Home and End, which open at once. A tab that was never
 * open renders nothing, so it fetches nothing; one that was keeps its state while hidden, but its effects rest.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId();
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]));
  const open = (place: number): void => {
    setCurrent(place);
    setOpened(new Set([...opened, place]));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const next = hasModifier ? null : moveTab(event.key, current, tabs.length);
    if (next === null) return;
    event.preventDefault();
    open(next);
    document.getElementById(`${base}-tab-${next}`)?.focus();
  };
  return (
    <>
      <div className={styles['list']} role="tablist" aria-label={label}>
        {tabs.map(({ name }, place) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${base}-tab-${place}`}
            className={styles['tab']}
            aria-selected={place === current}
            aria-controls={opened.has(place) ? `${base}-panel-${place}` : undefined}
            tabIndex={place === current ? 0 : -1}
            onClick={() => open(place)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(
        ({ name, content }, place) =>
          opened.has(place) && (
            <Panel key={name} base={base} place={place} isOpen={place === current}>
              {content}
            </Panel>
          ),
      )}
    </>
  );
}
