import type { ReactNode } from 'react';
import type { MonsterLook } from './monsterLook.ts';
import { cheek, ink, white } from './palettes.ts';

const tongue = '#f2708f';

/** The origin is the middle of the mouth. */
const mouths: Record<MonsterLook['mouth'], ReactNode> = {
  laugh: (
    <>
      <path fill={ink} d="M-15-5H15C15 8 8 13 0 13S-15 8-15-5Z" />
      <path fill={tongue} stroke="none" d="M-8 8.5C-5 5 5 5 8 8.5C4 12.5-4 12.5-8 8.5Z" />
      <path fill={white} stroke="none" d="M-11-4h6.5v5h-6.5zM-3.2-4h6.5v5h-6.5zM4.5-4h6.5v5h-6.5z" />
    </>
  ),
  grin: (
    <>
      <path fill={white} d="M-17-4H17V1C17 6 14 8 10 8H-10C-14 8-17 6-17 1Z" />
      <path fill="none" strokeWidth="2" d="M-10.2-4V8M-3.4-4V8M3.4-4V8M10.2-4V8" />
    </>
  ),
  fang: (
    <>
      <path fill={white} strokeWidth="2" d="M-9 2L-7 10L-2 3Z" />
      <path fill="none" d="M-13-2C-7 5 7 5 13-2" />
    </>
  ),
  ooh: (
    <>
      <ellipse fill={ink} cy="2" rx="6" ry="7.5" />
      <path fill={tongue} stroke="none" d="M-4 5C-2 3 2 3 4 5C3 9-3 9-4 5Z" />
    </>
  ),
  underbite: (
    <>
      <path fill={white} strokeWidth="2" d="M-9 3L-7-6L-3 4ZM9 3L7-6L3 4Z" />
      <path fill="none" d="M-14 0C-9 5 9 5 14 0" />
    </>
  ),
  cat: <path fill="none" d="M-11 0C-11 6-1 7 0 0C1 7 11 6 11 0" />,
  tongue: (
    <>
      <path fill={tongue} strokeWidth="2.5" d="M-1 2H10C12 14 2 15-1 9Z" />
      <path fill="none" d="M-14-3C-8 4 8 4 14-3" />
    </>
  ),
  buck: (
    <>
      <path fill={ink} d="M-12-3C-6 0 6 0 12-3C12 6 7 10 0 10S-12 6-12-3Z" />
      <path fill={white} strokeWidth="2" d="M-6-1.5C-3-.5 3-.5 6-1.5V5H-6ZM0-.8V5" />
    </>
  ),
  beak: (
    <>
      <path fill="#ffb43c" d="M-12-4C-6-10 6-10 12-4C9 4 4 10 0 12C-4 10-9 4-12-4Z" />
      <path fill="none" strokeWidth="2" d="M-12-4C-5 1 5 1 12-4" />
    </>
  ),
  fangs: (
    <>
      <path fill={ink} d="M-15-4C-6 0 6 0 15-4C14 7 8 11 0 11S-14 7-15-4Z" />
      <path fill={white} strokeWidth="2" d="M-10-2L-7 8L-3-1ZM10-2L7 8L3-1Z" />
    </>
  ),
};

interface MouthProps {
  readonly kind: MonsterLook['mouth'];
  readonly y: number;
}

/** A friendly mouth between two rosy cheeks. */
export function Mouth({ kind, y }: MouthProps) {
  return (
    <g transform={`translate(60 ${y})`}>
      <g fill={cheek} stroke="none" opacity="0.55">
        <ellipse cx="-22" cy="-3" rx="5" ry="3.2" />
        <ellipse cx="22" cy="-3" rx="5" ry="3.2" />
      </g>
      {mouths[kind]}
    </g>
  );
}
