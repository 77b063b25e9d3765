import type { ReactNode } from 'react';
import type { Frame } from './bodies.ts';
import type { MonsterLook } from './monsterLook.ts';
import { Mirrored } from './Mirrored.tsx';
import { white } from './palettes.ts';
import type { Palette } from './palettes.ts';

type Kind = MonsterLook['horns'];

/** Drawn twice, the left one mirrored. The origin is where the horn leaves the head. */
const pairedHorns: Partial<Record<Kind, (palette: Palette) => ReactNode>> = {
  bull: ({ horn }) => <path fill={horn} d="M-8 6C-4-2 6-4 8-20C18-8 16 10 4 16Z" />,
  nubs: ({ horn }) => <path fill={horn} d="M-9 8C-12-12 4-19 9-4L8 14Z" />,
  antennae: ({ horn }) => (
    <>
      <path fill="none" strokeWidth="7" d="M-6 4C-6-8-2-14 5-18" />
      <path fill="none" stroke={horn} strokeWidth="2" d="M-6 4C-6-8-2-14 5-18" />
      <circle fill={horn} cx="7" cy="-19" r="5.5" />
    </>
  ),
  bunny: ({ body, belly }) => (
    <g transform="translate(-5 2) rotate(14)">
      <ellipse fill={body} cy="-12" rx="8.5" ry="20" />
      <ellipse fill={belly} stroke="none" cy="-13" rx="3.5" ry="12" />
    </g>
  ),
  cat: ({ body, belly }) => (
    <>
      <path fill={body} d="M-13 4L2-17C4-19 6-18 7-16L13 13Z" />
      <path fill={belly} stroke="none" d="M-4 3L3-9L8 8Z" />
    </>
  ),
  antlers: ({ horn }) => (
    <g fill="none">
      <path strokeWidth="9" d="M-4 6C-2-6 6-8 8-20M2-5C8-4 14-6 17-11" />
      <path stroke={horn} strokeWidth="4" d="M-4 6C-2-6 6-8 8-20M2-5C8-4 14-6 17-11" />
    </g>
  ),
  ram: ({ horn }) => (
    <>
      <path fill={horn} d="M-6-2C4-16 24-10 22 6C21 17 8 19 6 10C5 5 11 3 12 7" />
      <path fill="none" strokeWidth="2" d="M3-8L6-3M11-10L12-4M18-5L15 0" />
    </>
  ),
  ears: ({ body, belly }) => (
    <>
      <circle fill={body} cx="2" cy="-3" r="12" />
      <circle fill={belly} stroke="none" cx="2" cy="-3" r="6" />
    </>
  ),
  floppy: ({ horn }) => <path fill={horn} d="M-10 2C-4-12 12-14 20-4C28 8 28 26 20 34C12 36 6 24 4 14Z" />,
};

/** Drawn once. The origin is the top of the head. */
const singleHorns: Partial<Record<Kind, (palette: Palette) => ReactNode>> = {
  unicorn: ({ horn }) => (
    <>
      <path fill={horn} d="M-9 7L-1-23C-.5-25 .5-25 1-23L9 7Z" />
      <path fill="none" strokeWidth="2.5" d="M-5-7L4-11M-7 1L7-4" />
    </>
  ),
  tuft: ({ horn }) => (
    <path
      fill={horn}
      d="M-12 7C-15-4-12-9-10-13C-7-9-5-7-3-4C-3-12 0-17 4-20C5-14 6-10 6-5C9-8 12-9 16-9C13-4 13 2 12 7Z"
    />
  ),
  sprout: () => (
    <>
      <path fill="none" strokeWidth="7" d="M0 8V-9" />
      <path fill="none" stroke="#86cf5c" strokeWidth="2" d="M0 8V-9" />
      <path fill="#86cf5c" d="M0-8C-3-18-12-19-17-17C-15-9-8-5 0-8ZM0-8C3-19 12-21 18-19C16-10 9-5 0-8Z" />
    </>
  ),
  fin: ({ horn }) => (
    <path fill={horn} d="M-16 10C-18 2-17-4-14-8L-8-1L-6-15L2-4L7-18L11-3L18-8C19-1 18 5 15 10Z" />
  ),
  halo: () => (
    <>
      <ellipse fill="none" strokeWidth="9" cy="-13" rx="19" ry="6" />
      <ellipse fill="none" stroke="#ffd35c" strokeWidth="4" cy="-13" rx="19" ry="6" />
    </>
  ),
  crown: ({ horn }) => (
    <>
      <path fill={horn} d="M-19 8L-22-15L-10-5L0-21L10-5L22-15L19 8Z" />
      <path
        fill={white}
        d="M-22-15m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M0-21m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M22-15m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
      />
      <path fill="#ff7f9c" strokeWidth="2" d="M0-8l4 5-4 5-4-5z" />
    </>
  ),
};

interface HornsProps {
  readonly kind: Kind;
  /** Whatever grows in the middle of the head has no room under a hat. */
  readonly isUnderHat: boolean;
  readonly frame: Frame;
  readonly palette: Palette;
}

/** Horns, ears or whatever else grows on the head; the body is drawn over their roots. */
export function Horns({ kind, isUnderHat, frame: { top, hornX, hornDrop }, palette }: HornsProps) {
  const drawPaired = pairedHorns[kind];
  if (drawPaired !== undefined)
    return (
      <Mirrored x={hornX} y={top + hornDrop}>
        {drawPaired(palette)}
      </Mirrored>
    );
  if (isUnderHat) return null;
  return <g transform={`translate(60 ${top})`}>{singleHorns[kind]?.(palette)}</g>;
}
