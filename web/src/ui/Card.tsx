import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A sheet of paper with an ink border. */
export function Card({ children, className }: CardProps) {
  return <div className={[styles['card'], className].filter(Boolean).join(' ')}>{children}</div>;
}
