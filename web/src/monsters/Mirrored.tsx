import type { ReactNode } from 'react';

interface MirroredProps {
  /** Measured from the middle of the monster. */
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}

/** Draws its children on both sides of the monster, mirrored on the left. */
export function Mirrored({ x, y, children }: MirroredProps) {
  return (
    <>
      <g transform={`translate(${60 - x} ${y})scale(-1 1)`}>{children}</g>
      <g transform={`translate(${60 + x} ${y})`}>{children}</g>
    </>
  );
}
