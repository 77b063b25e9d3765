import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './StyleguidePage.module.css';

interface SpecimenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled section of the style guide. */
export function Specimen({ title, children }: SpecimenProps) {
  const id = useId();
  return (
    <section className={styles['specimen']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
