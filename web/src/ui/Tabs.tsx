import { Activity, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Tabs.module.css';

/** A tab by its name, and what it shows. */
export interface Tab {
  readonly name: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs are of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs after the ARIA pattern. One that was open keeps its state while hidden, but its effects rest. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<readonly number[]>([0]);
  const open = (index: number): void => {
    setCurrent(index);
    if (!opened.includes(index)) setOpened([...opened, index]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = steps[event.key]?.(current, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    open(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <>
      <div className={styles['tabs']} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            id={`${id}-tab-${index}`}
            className={styles['tab']}
            type="button"
            role="tab"
            aria-selected={index === current}
            aria-controls={opened.includes(index) ? `${id}-panel-${index}` : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => open(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(
        ({ name, content }, index) =>
          opened.includes(index) && (
            <Activity key={name} mode={index === current ? 'visible' : 'hidden'}>
              <div id={`${id}-panel-${index}`} role="tabpanel" aria-labelledby={`${id}-tab-${index}`}>
                {content}
              </div>
            </Activity>
          ),
      )}
    </>
  );
}
