import type { ReactNode } from 'react';

interface MirroredProps {
  /** From the middle of the monster. */
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}

/** The same drawing on both sides. */
export function Mirrored({ x, y, children }: MirroredProps) {
  return (
    <>
      <g transform={`translate(${60 - x} ${y})scale(-1 1)`}>{children}</g>
      <g transform={`translate(${60 + x} ${y})`}>{children}</g>
    </>
  );
}
