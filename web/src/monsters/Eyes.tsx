import type { Frame } from './bodies.ts';
import type { MonsterLook } from './monsterLook.ts';
import { ink, white } from './palettes.ts';
import type { Palette } from './palettes.ts';

interface Eye {
  /** Measured from the middle of the face. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const pair = (x: number, r: number): Eye[] => [
  { x: -x, y: 0, r },
  { x, y: 0, r },
];

const eyesByKind: Record<MonsterLook['eyes'], readonly Eye[]> = {
  pair: pair(12, 8.5),
  wide: pair(11.5, 11.5),
  cyclops: [{ x: 0, y: -2, r: 15 }],
  trio: [
    { x: -16, y: 1, r: 7 },
    { x: 16, y: 1, r: 7 },
    { x: 0, y: -5, r: 9 },
  ],
  odd: [
    { x: -12, y: -1, r: 12 },
    { x: 12, y: 2, r: 7.5 },
  ],
  glasses: pair(12.5, 10),
  sleepy: pair(12.5, 10),
  happy: pair(13, 9),
  shades: pair(12.5, 11),
};

const gazes: Record<MonsterLook['gaze'], readonly [x: number, y: number]> = {
  left: [-0.28, 0.08],
  right: [0.28, 0.08],
  ahead: [0, 0.12],
  up: [0.08, -0.22],
};

interface OpenEyeProps extends Eye {
  readonly gaze: readonly [x: number, y: number];
  /** The pupil's radius as a fraction of the eye's. */
  readonly pupil: number;
}

function OpenEye({ x, y, r, gaze, pupil }: OpenEyeProps) {
  const [lookX, lookY] = [x + gaze[0] * r, y + gaze[1] * r];
  return (
    <>
      <circle fill={white} cx={x} cy={y} r={r} />
      <circle fill={ink} stroke="none" cx={lookX} cy={lookY} r={r * pupil} />
      <circle fill={white} stroke="none" cx={lookX + r * 0.18} cy={lookY - r * 0.2} r={r * pupil * 0.38} />
    </>
  );
}

interface EyesProps {
  readonly kind: MonsterLook['eyes'];
  readonly gaze: MonsterLook['gaze'];
  readonly frame: Frame;
  readonly palette: Palette;
}

/** One to three eyes, open or closed. */
export function Eyes({ kind, gaze, frame, palette }: EyesProps) {
  const eyes = eyesByKind[kind];
  if (kind === 'happy')
    return (
      <g transform={`translate(60 ${frame.eyeY})`} fill="none" strokeWidth="3.5">
        {eyes.map(({ x, r }) => (
          <path key={x} d={`M${x - r} 4C${x - r + 3}-8 ${x + r - 3}-8 ${x + r} 4`} />
        ))}
      </g>
    );
  if (kind === 'shades')
    return (
      <g transform={`translate(60 ${frame.eyeY})`}>
        <path fill={ink} d="M-25-8H25L24 0C23 12 5 12 3-2H-3C-5 12-23 12-24 0Z" />
        <path fill="none" stroke={white} strokeWidth="2.5" d="M-19-2L-16 3M9-2L12 3" />
      </g>
    );
  return (
    <g transform={`translate(60 ${frame.eyeY})`} strokeWidth="2.5">
      {eyes.map((eye) => (
        <OpenEye key={eye.x} {...eye} gaze={gazes[gaze]} pupil={kind === 'glasses' ? 0.4 : 0.58} />
      ))}
      {kind === 'glasses' && <path fill="none" d="M-2.5-2C-1-4 1-4 2.5-2M-22.5-2L-28-6M22.5-2L28-6" />}
      {kind === 'sleepy' &&
        eyes.map(({ x, r }) => (
          <path key={x} fill={palette.shade} d={`M${x - r} 0A${r} ${r} 0 0 1 ${x + r} 0Z`} />
        ))}
    </g>
  );
}
