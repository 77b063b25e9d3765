import { Activity, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import styles from './Tabs.module.css';

/** Returns the tab that a key leads to, wrapping around at the ends; null for keys that do not move between tabs. */
export function tabForKey(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

interface PanelProps {
  readonly idPrefix: string;
  readonly index: number;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function Panel({ idPrefix, index, isOpen, children }: PanelProps) {
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <div
        className={styles['panel']}
        role="tabpanel"
        id={`${idPrefix}-panel-${index}`}
        aria-labelledby={`${idPrefix}-tab-${index}`}
      >
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </Activity>
  );
}

interface TabsProps {
  /** What the tabs belong to, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly name: string; readonly content: ReactNode }[];
  /** The index of the tab that is open at first. */
  readonly first?: number;
  readonly onOpen?: (index: number) => void;
}

/**
 * Tabs that follow the ARIA pattern: a single Tab stop, with the arrow keys, Home and End switching tabs at once. A tab
 * renders nothing, and so fetches nothing, until it is first opened; while hidden it keeps its state but runs no effects.
 */
export function Tabs({ label, tabs, first = 0, onOpen }: TabsProps) {
  const idPrefix = useId();
  const [current, setCurrent] = useState(first);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([first]));
  const open = (index: number): void => {
    setCurrent(index);
    setOpened(new Set([...opened, index]));
    onOpen?.(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const next = hasModifier ? null : tabForKey(event.key, current, tabs.length);
    if (next === null) return;
    event.preventDefault();
    open(next);
    document.getElementById(`${idPrefix}-tab-${next}`)?.focus();
  };
  return (
    <>
      <div className={styles['list']} role="tablist" aria-label={label}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${idPrefix}-tab-${index}`}
            className={styles['tab']}
            aria-selected={index === current}
            aria-controls={opened.has(index) ? `${idPrefix}-panel-${index}` : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => open(index)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(
        ({ name, content }, index) =>
          opened.has(index) && (
            <Panel key={name} idPrefix={idPrefix} index={index} isOpen={index === current}>
              {content}
            </Panel>
          ),
      )}
    </>
  );
}
