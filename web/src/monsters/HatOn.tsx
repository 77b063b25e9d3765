import type { ReactNode } from 'react';
import type { Frame } from './bodies.ts';
import type { Hat } from './monsterLook.ts';
import { night, white } from './palettes.ts';

const gold = '#ffd35c';
const red = '#e8485f';

/** A soft pointed cap with a brim and a pompom. */
const cap = (color: string): ReactNode => (
  <>
    <path fill={color} d="M-18 4C-16-18 2-30 18-20C25-15 26-8 25-2C20-6 16-8 15-8L18 4Z" />
    <rect fill={white} x="-22" y="-1" width="44" height="10" rx="5" />
    <circle fill={white} cx="25" cy="1" r="5.5" />
  </>
);

/** The origin is the top of the head. */
const hats: Record<Exclude<Hat, 'bubble'>, ReactNode> = {
  witch: (
    <>
      <path fill="#5b3f8f" d="M-16 4C-10-6-8-20 3-29C8-29 12-25 14-22C11-22 9-22 8-20C10-10 12-4 16 4Z" />
      <path fill={gold} strokeWidth="2.5" d="M-15 1C-6 5 6 5 15 1L13-5C5-2-5-2-12-5Z" />
      <path fill="#5b3f8f" d="M-29 5C-14-1 14-1 29 5C16 12-16 12-29 5Z" />
    </>
  ),
  pirate: (
    <>
      <path fill={night} d="M-29 8C-30-8-14-12-9-20C-4-26 4-26 9-20C14-12 30-8 29 8C14 0-14 0-29 8Z" />
      <path fill={white} stroke="none" d="M0-18C-8-18-8-8-4-7V-3H4V-7C8-8 8-18 0-18Z" />
      <path fill="none" strokeWidth="3.5" d="M-3-12h.1M3-12h.1" />
    </>
  ),
  chef: (
    <>
      <path fill={white} d="M-15 6V-7C-28-9-24-26-11-22C-7-31 7-31 11-22C24-26 28-9 15-7V6Z" />
      <path fill="none" strokeWidth="2" d="M-15-1H15M-6-7V-12M6-7V-12" />
    </>
  ),
  party: (
    <>
      <path fill="#6fc1f2" d="M-14 6L0-26L14 6C5 10-5 10-14 6Z" />
      <path fill="none" stroke={gold} strokeWidth="3.5" d="M-8-4L2 3M-3-13L8-4" />
      <circle fill={red} cy="-25" r="5" />
    </>
  ),
  santa: cap(red),
  nightcap: cap('#7485f0'),
  beanie: (
    <>
      <path fill={red} d="M-21 4C-21-20-10-22 0-22S21-20 21 4Z" />
      <path fill="none" strokeWidth="2" d="M-9-20C-12-12-12-6-11 0M9-20C12-12 12-6 11 0" />
      <rect fill={white} x="-24" y="-1" width="48" height="10" rx="5" />
      <circle fill={white} cy="-23" r="5.5" />
    </>
  ),
  graduate: (
    <>
      <path fill={night} d="M-17-4V6C-8 11 8 11 17 6V-4Z" />
      <path fill="#5b3f8f" d="M-30-8L0-19L30-8L0 3Z" />
      <path fill="none" stroke={gold} strokeWidth="3" d="M0-8L23-4V8" />
    </>
  ),
  cowboy: (
    <>
      <path fill="#b5763f" d="M-15 2C-15-20-8-24-5-20C-2-17 2-17 5-20C8-24 15-20 15 2Z" />
      <path fill={red} strokeWidth="2.5" d="M-15-1H15V3H-15Z" />
      <path fill="#b5763f" d="M-33-3C-26 4-14 2 0 2S26 4 33-3C31 8 16 11 0 11S-31 8-33-3Z" />
    </>
  ),
  jester: (
    <>
      <path fill="#8f5fe0" d="M-16 6C-18-4-26-8-32-2C-30-18-12-24-2-10Z" />
      <path fill={gold} d="M16 6C18-4 26-8 32-2C30-18 12-24 2-10Z" />
      <path fill={red} d="M-16 6L-9-13L0-28L9-13L16 6C6 10-6 10-16 6Z" />
      <path
        fill={gold}
        d="M-32 1m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M28 1a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-4-28a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
      />
    </>
  ),
  magician: (
    <>
      <path fill={night} d="M-15 3L-17-25C-8-28 8-28 17-25L15 3Z" />
      <path fill={red} strokeWidth="2" d="M-15-5H15L15 2H-15Z" />
      <path fill={night} d="M-26 4C-12 0 12 0 26 4C14 11-14 11-26 4Z" />
    </>
  ),
};

/** A hat on a monster's head, or the round helmet of an astronaut. */
export function HatOn({ kind, frame: { top, eyeY } }: { readonly kind: Hat; readonly frame: Frame }) {
  if (kind !== 'bubble') return <g transform={`translate(60 ${top})`}>{hats[kind]}</g>;
  return (
    <g transform={`translate(60 ${eyeY})`}>
      <circle fill="#d3eefc" fillOpacity="0.28" r="42" />
      <path fill="none" stroke={white} strokeWidth="4" d="M-33-6C-32-20-22-31-10-34" />
    </g>
  );
}
