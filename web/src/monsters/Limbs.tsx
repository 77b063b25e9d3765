import type { Frame } from './bodies.ts';
import type { MonsterLook } from './monsterLook.ts';
import { heldItems } from './heldItems.tsx';
import { Mirrored } from './Mirrored.tsx';
import { ink, white } from './palettes.ts';
import type { Palette } from './palettes.ts';

type Pose = 'down' | 'up' | 'hip';

/** An arm drawn outward from the side of the body, and where its hand is. */
const poses: Record<Pose, { readonly path: string; readonly hand: readonly [x: number, y: number] }> = {
  down: { path: 'M-6-2C4 0 9 6 9 14', hand: [9, 14] },
  up: { path: 'M-6 2C6 2 11-6 12-16', hand: [12, -16] },
  hip: { path: 'M-6-4C10-6 14 6 2 10', hand: [2, 10] },
};

const armPoses: Record<MonsterLook['arms'], readonly [left: Pose, right: Pose]> = {
  down: ['down', 'down'],
  up: ['up', 'up'],
  hips: ['hip', 'hip'],
  wave: ['down', 'up'],
};

function Limb({ path, color }: { readonly path: string; readonly color: string }) {
  return (
    <g fill="none">
      <path strokeWidth="13" d={path} />
      <path stroke={color} strokeWidth="7" d={path} />
    </g>
  );
}

const pencil = (
  <g transform="rotate(20)">
    <path fill="#ffd35c" d="M-4-18H4V12H-4Z" />
    <path fill="#f2708f" d="M-4-18C-4-25 4-25 4-18Z" />
    <path fill={white} d="M-4 12H4L0 21Z" />
    <path fill={ink} stroke="none" d="M-1.5 17.500H1.500L0 21Z" />
  </g>
);

interface LimbsProps {
  readonly look: MonsterLook;
  readonly frame: Frame;
  readonly palette: Palette;
}

/** Feet and arms; the body is drawn over their roots. */
export function Limbs({ look, frame, palette }: LimbsProps) {
  const [left, right] = armPoses[look.arms];
  const { armX, armY, feetX, hasFeet } = frame;
  return (
    <>
      {hasFeet && !look.back?.includes('tentacles') && (
        <Mirrored x={feetX} y={102}>
          <path fill={palette.feet ?? palette.shade} d="M-9 6C-9-4 9-6 13 3C15 8 12 9 8 9H-5C-8 9-9 8-9 6Z" />
        </Mirrored>
      )}
      <g transform={`translate(${60 - armX} ${armY})scale(-1 1)`}>
        <Limb path={poses[left].path} color={palette.body} />
      </g>
      <g transform={`translate(${60 + armX} ${armY})`}>
        <Limb path={poses[right].path} color={palette.body} />
      </g>
    </>
  );
}

/** What the right hand holds; a tile has the first letter of the monster's name, unless it has a sign of its own. */
export function HeldThing({ look, frame: { armX, armY } }: Omit<LimbsProps, 'palette'>) {
  const { holds, name, sign = name[0] ?? '' } = look;
  if (holds === 'nothing') return null;
  const [x, y] = poses[armPoses[look.arms][1]].hand;
  return (
    <g transform={`translate(${60 + armX + x} ${armY + y})`} strokeWidth="2.5">
      {holds === 'pencil' && pencil}
      {holds === 'tile' && (
        <g transform="rotate(8)">
          <rect fill={white} x="-10" y="-10" width="20" height="20" rx="2" />
          <text
            fill={ink}
            stroke="none"
            y="6"
            fontSize={sign.length > 1 ? 13 : 16}
            fontWeight="800"
            textAnchor="middle"
          >
            {sign}
          </text>
        </g>
      )}
      {holds !== 'pencil' && holds !== 'tile' && heldItems[holds]}
    </g>
  );
}
