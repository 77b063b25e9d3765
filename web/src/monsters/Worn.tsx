import type { ReactNode } from 'react';
import type { Frame } from './bodies.ts';
import type { MonsterLook } from './monsterLook.ts';
import { ink } from './palettes.ts';

/** The origin is the middle of the mouth. */
const worn: Record<Exclude<MonsterLook['wears'], 'mask' | undefined>, ReactNode> = {
  mustache: (
    <path
      fill={ink}
      stroke="none"
      d="M0-8C6-12 12-9 15-5C18-2 22-3 24-6C24 3 12 6 0-2C-12 6-24 3-24-6C-22-3-18-2-15-5C-12-9-6-12 0-8Z"
    />
  ),
  bow: <path fill="#e8485f" d="M0 18L-16 11V27L0 21L16 27V11ZM-4 15H4V23H-4Z" />,
};

interface WornProps {
  readonly look: MonsterLook;
  readonly frame: Frame;
}

/** A mask below the eyes of whoever wears one. */
export function Mask({ look, frame }: WornProps) {
  if (look.wears !== 'mask') return null;
  return (
    <path
      fill={ink}
      transform={`translate(60 ${frame.eyeY})`}
      d="M-32-10C-20-18-8-14 0-11C8-14 20-18 32-10C32 6 20 18 4 10C2 8-2 8-4 10C-20 18-32 6-32-10Z"
    />
  );
}

/** A mustache or a bow, and the bold brows of a boss. */
export function Worn({ look: { wears, isBoss }, frame: { eyeY, mouthY } }: WornProps) {
  return (
    <>
      {wears !== undefined && wears !== 'mask' && <g transform={`translate(60 ${mouthY})`}>{worn[wears]}</g>}
      {isBoss === true && (
        <path
          fill="none"
          strokeWidth="5"
          transform={`translate(60 ${eyeY})`}
          d="M-25-16C-20-19-12-18-6-13M25-16C20-19 12-18 6-13"
        />
      )}
    </>
  );
}
