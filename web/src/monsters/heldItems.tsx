import type { ReactNode } from 'react';
import type { HeldItem } from './monsterLook.ts';
import { ink, night, white } from './palettes.ts';

const gold = '#ffd35c';
const red = '#f2566f';
const green = '#63b03d';
const blue = '#6fc1f2';
const brown = '#b5763f';
const gray = '#b9bccb';

/** A shape of one color. */
const shape = (fill: string, d: string): ReactNode => <path fill={fill} d={d} />;
const lines = (d: string): ReactNode => <path fill="none" strokeWidth="2" d={d} />;

const boneShape = 'M-10-3h.1M-10 3h.1M10-3h.1M10 3h.1M-10 0H10';

/** The origin is the hand that holds them. */
export const heldItems: Record<HeldItem, ReactNode> = {
  anchor: (
    <g fill="none">
      <path strokeWidth="7" d="M0-14V13M-8-7H8M-12 2C-11 11-5 14 0 14S11 11 12 2" />
      <path stroke={gray} strokeWidth="2.5" d="M0-14V13M-8-7H8M-12 2C-11 11-5 14 0 14S11 11 12 2" />
      <circle fill={white} cy="-17" r="4" />
    </g>
  ),
  apple: (
    <>
      {shape(red, 'M0-8C-5-12-14-9-13 1C-12 10-5 14 0 11C5 14 12 10 13 1C14-9 5-12 0-8Z')}
      {shape(green, 'M1-10C2-17 8-18 12-17C11-11 6-9 1-10Z')}
    </>
  ),
  ball: (
    <>
      <circle fill={white} r="12" />
      {shape(ink, 'M0-5L5-1L3 5H-3L-5-1Z')}
      {lines('M0-5V-12M5-1L11-4M3 5L7 10M-3 5L-7 10M-5-1L-11-4')}
    </>
  ),
  bone: (
    <g fill="none" transform="rotate(-30)">
      <path strokeWidth="12" d={boneShape} />
      <path stroke={white} strokeWidth="7" d={boneShape} />
    </g>
  ),
  book: (
    <>
      {shape(blue, 'M-13-11C-8-13-3-12 0-9C3-12 8-13 13-11V9C8 7 3 8 0 11C-3 8-8 7-13 9Z')}
      {lines('M0-9V11M-9-6H-5M-9-1H-5M5-6H9M5-1H9')}
    </>
  ),
  brush: (
    <g transform="rotate(20)">
      {shape(brown, 'M-2.5-4H2.5V16H-2.5Z')}
      {shape(red, 'M-5-4C-7-12-3-16 1-22C3-16 7-12 5-4Z')}
    </g>
  ),
  bulb: (
    <>
      {shape('#fff0a8', 'M-5 4C-5-2-12-4-12-12A12 12 0 0 1 12-12C12-4 5-2 5 4Z')}
      {shape(gray, 'M-5 4H5V10C5 13-5 13-5 10Z')}
      {lines('M-4-9L-1-6L1-6L4-9')}
    </>
  ),
  card: (
    <g transform="rotate(12)">
      <rect fill={white} x="-10" y="-15" width="20" height="28" rx="3" />
      <path fill={red} stroke="none" d="M0 6C-11-3-5-10 0-5C5-10 11-3 0 6Z" />
    </g>
  ),
  case: (
    <>
      {lines('M-5-4V-9H5V-4')}
      <rect fill={brown} x="-14" y="-4" width="28" height="19" rx="3" />
      {shape(gold, 'M-3 3H3V8H-3Z')}
      {lines('M-14 4H-3M3 4H14')}
    </>
  ),
  cheese: (
    <>
      {shape(gold, 'M-14 2L8-12L14 2V11H-14Z')}
      {lines('M-14 2H14')}
      <path
        fill="#eab02c"
        stroke="none"
        d="M-8 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M3 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
      />
    </>
  ),
  clapper: (
    <>
      <rect fill={night} x="-14" y="-6" width="28" height="19" rx="2" />
      {shape(white, 'M-14-8L12-16L14-10L-13-3Z')}
      {lines('M-7-10L-5-5M0-12L2-7M7-14L9-9')}
      <path fill={white} stroke="none" d="M-3-1L6 4L-3 9Z" />
    </>
  ),
  clock: (
    <>
      {shape(gold, 'M-11-9a5 5 0 0 1 7-4M11-9a5 5 0 0 0-7-4')}
      <circle fill={white} r="12" />
      {lines('M0-7V0L5 3')}
    </>
  ),
  coin: (
    <>
      <circle fill={gold} r="12" />
      <circle fill="none" stroke="#eab02c" strokeWidth="2" r="8" />
      {lines('M4-4C2-7-4-7-4-3S4-1 4 3S-3 7-4 4M0-8V8')}
    </>
  ),
  donut: (
    <>
      <circle fill={brown} r="13" />
      {shape('#f795c4', 'M-11-2C-10-14 10-14 11-2C10 4 7 1 5 5C2 8-1 3-4 5C-8 7-9 2-11-2Z')}
      <circle fill={white} r="4" cy="-2" />
      <path fill="none" stroke={white} strokeWidth="2" d="M-7-5L-5-7M5-8L7-7M-2-10H0" />
    </>
  ),
  duck: (
    <>
      {shape(gold, 'M-13 0C-8 1-5 0-3-2C-7-9-2-16 4-15C11-15 13-7 8-3C15 1 13 12 2 12C-7 12-13 8-13 0Z')}
      {shape('#ff9a5c', 'M9-10L16-8L10-5Z')}
      <circle fill={ink} stroke="none" cx="5" cy="-10" r="1.8" />
    </>
  ),
  fish: (
    <>
      {shape(blue, 'M-13 0C-6-11 5-9 8-2L15-8V9L8 3C4 10-6 10-13 0Z')}
      <circle fill={ink} stroke="none" cx="-7" cy="-1" r="1.8" />
      {lines('M-1-5C1-2 1 2-1 5')}
    </>
  ),
  flag: (
    <>
      <path fill="none" strokeWidth="4" d="M-4 15V-20" />
      {shape(white, 'M-4-20C3-24 8-16 17-20V-4C8 0 3-8-4-4Z')}
      <path fill="none" stroke={red} strokeWidth="3" d="M5-17C9-16 12-16 15-17M-2-8C3-11 8-4 15-8" />
      <path fill="#5464d4" stroke="none" d="M-2.5-19C0-21 3-20 5-19V-12C3-13 0-13-2.5-11Z" />
    </>
  ),
  flame: (
    <>
      {shape('#ff8b3d', 'M0 13C-11 13-14 3-8-4C-7-1-5 0-4-1C-6-9-1-14 3-19C3-12 12-7 12 2C12 9 7 13 0 13Z')}
      <path fill={gold} stroke="none" d="M0 11C-6 10-6 3-1-3C0 1 6 3 5 7C4 10 3 11 0 11Z" />
    </>
  ),
  flower: (
    <>
      <path fill="none" stroke={green} strokeWidth="4" d="M0 16C2 8 0 2 0-4" />
      {shape('#f795c4', 'M0-11m0-3a5 5 0 1 1 5 5a5 5 0 1 1-5 6a5 5 0 1 1-5-6a5 5 0 1 1 5-5Z')}
      <circle fill={gold} cy="-9" r="3.5" />
    </>
  ),
  gift: (
    <>
      <rect fill={red} x="-12" y="-6" width="24" height="19" rx="2" />
      {shape(gold, 'M-3-6H3V13H-3ZM0-6C-12-6-10-17 0-8C10-17 12-6 0-6Z')}
    </>
  ),
  guitar: (
    <g transform="rotate(35)">
      {shape(brown, 'M-2.5-24H2.5V-4H-2.5Z')}
      {shape('#ff9a5c', 'M0-6C8-6 8 0 7 3C12 6 10 18 0 18S-12 6-7 3C-8 0-8-6 0-6Z')}
      <circle fill={ink} stroke="none" cy="6" r="3" />
      {shape(ink, 'M-4-26H4V-21H-4Z')}
    </g>
  ),
  hammer: (
    <g transform="rotate(20)">
      {shape(brown, 'M-2.5-10H2.5V16H-2.5Z')}
      {shape(gray, 'M-11-18H8L13-12H-11Z')}
    </g>
  ),
  heart: shape(red, 'M0 12C-22-4-11-20 0-9C11-20 22-4 0 12Z'),
  key: (
    <g transform="rotate(20)">
      {shape(gold, 'M-2-6H2V16H-2ZM2 8H8V12H2Z')}
      <circle fill={gold} cy="-11" r="7" />
      <circle fill={white} cy="-12" r="2.5" />
    </g>
  ),
  letter: (
    <>
      <rect fill={white} x="-15" y="-10" width="30" height="20" rx="2" />
      {lines('M-14-9L0 3L14-9')}
      <path fill={red} stroke="none" d="M0 8C-6 4-3 0 0 3C3 0 6 4 0 8Z" />
    </>
  ),
  magnifier: (
    <g transform="rotate(-20)">
      {shape(brown, 'M-2.5 2H2.5V18H-2.5Z')}
      <circle fill="#d3eefc" cy="-8" r="10" />
      <path fill="none" stroke={white} strokeWidth="2.5" d="M-5-9C-5-12-2-14 1-14" />
    </g>
  ),
  mug: (
    <>
      <path fill="none" strokeWidth="3" d="M9-4C17-6 17 7 9 5" />
      {shape(white, 'M-10-8H10V8C10 12 7 13 4 13H-4C-7 13-10 12-10 8Z')}
      {shape(brown, 'M-10-8H10V-4H-10Z')}
      <path fill="none" stroke={gray} strokeWidth="2" d="M-4-13C-6-16-2-18-4-21M4-13C2-16 6-18 4-21" />
    </>
  ),
  phone: (
    <g transform="rotate(15)">
      <rect fill={night} x="-8" y="-18" width="16" height="30" rx="3" />
      <rect fill={blue} stroke="none" x="-5" y="-14" width="10" height="19" />
    </g>
  ),
  pumpkin: (
    <>
      {shape(green, 'M-2-9C-2-14 1-17 4-17L3-9Z')}
      {shape('#ff9a3d', 'M0-9C8-13 15-8 14 2C14 11 8 14 0 12C-8 14-14 11-14 2C-15-8-8-13 0-9Z')}
      <path
        fill={ink}
        stroke="none"
        d="M-8-1L-5-5L-2-1ZM8-1L5-5L2-1ZM-8 4H8C6 9 3 9 2 7L0 9L-2 7C-3 9-6 9-8 4Z"
      />
    </>
  ),
  scepter: (
    <g transform="rotate(12)">
      {shape(gold, 'M-2.5-18H2.5V8H-2.5Z')}
      <circle fill={red} cy="-24" r="6.5" />
      {shape(gold, 'M-6-19H6L4-14H-4Z')}
      <path fill={white} stroke="none" d="M-3-26a2 2 0 1 0 4 0a2 2 0 1 0-4 0" />
    </g>
  ),
  scissors: (
    <>
      {shape(gray, 'M-6-20L1 0L-2 3L-8-14ZM6-20L-1 0L2 3L8-14Z')}
      <g fill="none" stroke={ink} strokeWidth="3.5">
        <circle cx="-5" cy="8" r="5" />
        <circle cx="5" cy="8" r="5" />
      </g>
    </>
  ),
  shoe: (
    <>
      {shape(red, 'M-13-10H-3C-2-3 4-1 10 0C14 1 15 4 14 7H-13Z')}
      {shape(white, 'M-13 7H14V11H-13Z')}
      {lines('M-3-4L0-6M1-1L3-4')}
    </>
  ),
  speech: (
    <>
      {shape(
        white,
        'M-14-16C-14-20-11-22-8-22H8C12-22 14-20 14-16V-8C14-4 12-2 8-2H2L-4 6V-2H-8C-11-2-14-4-14-8Z',
      )}
      <path fill="none" strokeWidth="4" d="M-7-12h.1M0-12h.1M7-12h.1" />
    </>
  ),
  star: shape(gold, 'M0-17L5-6L17-5L8 3L11 15L0 9L-11 15L-8 3L-17-5L-5-6Z'),
  trophy: (
    <>
      <path fill="none" strokeWidth="3" d="M-8-12H-14C-14-4-10-2-7-2M8-12H14C14-4 10-2 7-2" />
      {shape(gold, 'M-9-16H9C9-4 6 1 2 3V8H7V13H-7V8H-2V3C-6 1-9-4-9-16Z')}
    </>
  ),
  umbrella: (
    <>
      <path fill="none" strokeWidth="3" d="M0-20V11C0 17 7 17 7 11" />
      {shape('#8f5fe0', 'M-18-8C-17-24 17-24 18-8C14-11 9-11 6-8C3-11-3-11-6-8C-9-11-14-11-18-8Z')}
    </>
  ),
  wand: (
    <g transform="rotate(18)">
      {shape(night, 'M-1.5-10H1.5V16H-1.5Z')}
      {shape(gold, 'M0-24L3-17L10-16L5-11L6-4L0-8L-6-4L-5-11L-10-16L-3-17Z')}
    </g>
  ),
  wheel: (
    <>
      <circle fill="none" strokeWidth="7" r="11" />
      <circle fill="none" stroke={gray} strokeWidth="2.5" r="11" />
      {lines('M-9 0H9M0 0V9')}
      <circle fill={gray} r="3.5" />
    </>
  ),
};
