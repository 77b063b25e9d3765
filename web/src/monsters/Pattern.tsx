import type { ReactNode } from 'react';
import type { MonsterLook } from './monsterLook.ts';
import { ink, white } from './palettes.ts';
import type { Palette } from './palettes.ts';

/** The black squares of a pair of crossword shorts. */
const checks = Array.from(
  { length: 14 },
  (_, index) => `M${4 + index * 8} ${index % 2 === 0 ? 91 : 98}h8v7h-8z`,
).join('');

/** Drawn across the whole box; the body's outline clips what sticks out. */
const patterns: Record<MonsterLook['pattern'], (palette: Palette, eyeY: number) => ReactNode> = {
  belly: ({ belly }) => <ellipse fill={belly} cx="60" cy="100" rx="24" ry="20" />,
  spots: ({ shade }) => (
    <path
      fill={shade}
      d="M31 62m-7 0a7 6 0 1 0 14 0a7 6 0 1 0-14 0M88 48m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M86 88m-8 0a8 7 0 1 0 16 0a8 7 0 1 0-16 0M40 95m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M46 34m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M68 99m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
    />
  ),
  stripes: ({ shade }) => (
    <path
      fill="none"
      stroke={shade}
      strokeWidth="6"
      d="M14 56L36 60M14 72L33 75M14 88L36 90M106 56L84 60M106 72L87 75M106 88L84 90M60 12V38"
    />
  ),
  crossword: () => (
    <>
      <path fill={white} d="M10 91H110V110H10Z" />
      <path fill={ink} d={checks} />
      <path fill="none" stroke={ink} strokeWidth="2.5" d="M10 91H110" />
    </>
  ),
  freckles: ({ shade }) => (
    <path
      fill="none"
      stroke={shade}
      strokeWidth="4"
      d="M36 88h.1M44 95h.1M52 90h.1M60 97h.1M68 90h.1M76 95h.1M84 88h.1M44 40h.1M76 40h.1M60 34h.1M30 76h.1M90 76h.1"
    />
  ),
  scales: ({ shade }) => (
    <path
      fill="none"
      stroke={shade}
      strokeWidth="2.5"
      d="M34 90q5 6 10 0q5 6 10 0q5 6 10 0q5 6 10 0q5 6 10 0M39 98q5 6 10 0q5 6 10 0q5 6 10 0q5 6 10 0M50 36q5 6 10 0q5 6 10 0"
    />
  ),
  patch: ({ belly }, eyeY) => <ellipse fill={belly} cx="74" cy={eyeY} rx="18" ry="19" />,
  bandages: ({ belly }) => (
    <>
      <path fill={belly} d="M10 10H110V50L10 40ZM10 66L110 72V88L10 82ZM10 88L110 94V112H10Z" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="2"
        d="M10 26L110 34M10 40L110 50M10 66L110 72M10 82L110 88M10 94L110 99M44 16L80 50"
      />
    </>
  ),
  panel: ({ shade, belly }) => (
    <>
      <path fill={belly} stroke={ink} strokeWidth="2" d="M42 89H78V104H42Z" />
      <path fill="none" stroke="#f2566f" strokeWidth="5" d="M50 95h.1" />
      <path fill="none" stroke={ink} strokeWidth="2" d="M58 93H72M58 98H72" />
      <path fill="none" stroke={shade} strokeWidth="5" d="M34 42h.1M86 42h.1M34 94h.1M86 94h.1" />
    </>
  ),
};

interface PatternProps {
  readonly kind: MonsterLook['pattern'];
  readonly eyeY: number;
  readonly palette: Palette;
}

/** The markings on the fur. */
export function Pattern({ kind, eyeY, palette }: PatternProps) {
  return <g stroke="none">{patterns[kind](palette, eyeY)}</g>;
}
