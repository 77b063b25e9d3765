import type { ReactNode } from 'react';
import styles from './HomeSection.module.css';

interface HomeSectionProps {
  readonly id: string;
  readonly title: string;
  /** A link to the full list. */
  readonly more?: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

/** A titled section of the home page, with an optional link to more. */
export function HomeSection({ id, title, more, children }: HomeSectionProps) {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {more !== undefined && <a href={more.href}>{more.text}</a>}
      </div>
      {children}
    </section>
  );
}
