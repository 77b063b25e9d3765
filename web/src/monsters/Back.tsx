import type { ReactNode } from 'react';
import { bumpy } from './bodies.ts';
import type { Frame } from './bodies.ts';
import { Mirrored } from './Mirrored.tsx';
import type { Back as Kind } from './monsterLook.ts';
import { white } from './palettes.ts';
import type { Palette } from './palettes.ts';

/** Drawn twice, the left one mirrored. The origin is a shoulder. */
const paired: Partial<Record<Kind, (palette: Palette) => ReactNode>> = {
  wings: () => (
    <>
      <path
        fill={white}
        d="M-12 8C-8-20 6-38 27-40C31-33 30-28 26-24C31-20 30-14 25-11C28-6 25-1 19 0C20 5 14 10 6 10Z"
      />
      <path fill="none" strokeWidth="2" d="M26-24C20-22 15-20 12-16M25-11C20-10 15-9 12-6" />
    </>
  ),
  batWings: ({ horn }) => (
    <path
      fill={horn}
      d="M-12 8C-6-14 4-30 20-40C20-34 22-31 26-29C30-20 31-8 29 4C25-1 21-1 18 5C15 0 10 1 8 8Z"
    />
  ),
  bugWings: ({ belly }) => (
    <g fill={belly} fillOpacity="0.8">
      <ellipse transform="rotate(-32)" cx="14" cy="-10" rx="19" ry="11" />
      <ellipse transform="rotate(12)" cx="12" cy="6" rx="13" ry="8" />
    </g>
  ),
  legs: ({ shade }) => (
    <g fill="none">
      {['9', '4'].map((width) => (
        <path
          key={width}
          stroke={width === '4' ? shade : undefined}
          strokeWidth={width}
          d="M-8-12L10-28L24-10M-8-4L14-12L27 8M-8 6L12 4L22 26"
        />
      ))}
    </g>
  ),
};

/** Curls from both sides of the hem. */
const arms =
  'M34 96C26 112 14 108 8 98M48 98C46 116 34 118 26 114M72 98C74 116 86 118 94 114M86 96C94 112 106 108 112 98';

/** Drawn once, in the whole box. */
const single: Partial<Record<Kind, (palette: Palette, frame: Frame) => ReactNode>> = {
  cape: ({ horn }, { top }) => (
    <>
      <path
        fill={horn}
        d="M34 62C20 80 8 96-2 112C12 116 20 108 30 113C40 117 50 109 60 113S80 117 90 113C100 108 108 116 122 112C112 96 100 80 86 62Z"
      />
      <path
        fill={horn}
        d={`M36 ${top + 44}L14 ${top + 30}C16 ${top + 46} 20 ${top + 52} 28 ${top + 58}ZM84 ${top + 44}L106 ${top + 30}C104 ${top + 46} 100 ${top + 52} 92 ${top + 58}Z`}
      />
    </>
  ),
  lionTail: ({ body, horn }) => (
    <>
      <g fill="none">
        <path strokeWidth="10" d="M84 98C108 104 120 92 112 76" />
        <path stroke={body} strokeWidth="4" d="M84 98C108 104 120 92 112 76" />
      </g>
      <path fill={horn} d="M111 80C102 76 102 66 110 58C120 64 122 74 114 80Z" />
    </>
  ),
  spikyTail: ({ body, horn }) => (
    <>
      <path fill={body} d="M76 84C96 92 106 92 112 82L118 86C114 104 98 110 76 104Z" />
      <path fill={horn} d="M106 84L114 66L123 86L115 89Z" />
    </>
  ),
  bushyTail: ({ horn }) => (
    <path
      fill={horn}
      d="M80 100C92 94 94 82 98 72C102 64 112 62 118 66C115 70 116 73 120 75C117 79 117 82 121 86C115 88 114 92 116 97C108 98 106 102 104 106C96 108 88 108 80 104Z"
    />
  ),
  fishTail: ({ horn }) => (
    <>
      <path
        fill={horn}
        d="M78 92C96 98 104 92 106 82C102 74 100 68 102 62C110 64 114 70 115 75C118 71 122 70 125 70C125 78 122 84 116 87C114 104 98 112 78 106Z"
      />
      <path fill="none" strokeWidth="2" d="M107 70L110 78M120 76L114 81" />
    </>
  ),
  tentacles: ({ body }) => (
    <g fill="none">
      <path strokeWidth="14" d={arms} />
      <path stroke={body} strokeWidth="8" d={arms} />
    </g>
  ),
  mane: ({ horn }, { eyeY }) => (
    <path fill={horn} transform={`translate(-9 ${eyeY - 72})scale(1.15)`} d={bumpy(15, 38, 10)} />
  ),
};

interface BackProps {
  readonly kinds: readonly Kind[];
  readonly frame: Frame;
  readonly palette: Palette;
}

/** Wings, tails and whatever else is behind a body. */
export function Back({ kinds, frame, palette }: BackProps) {
  return kinds.map((kind) => {
    const drawPaired = paired[kind];
    if (drawPaired === undefined) return <g key={kind}>{single[kind]?.(palette, frame)}</g>;
    return (
      <Mirrored key={kind} x={frame.armX} y={frame.armY - 8}>
        {drawPaired(palette)}
      </Mirrored>
    );
  });
}
