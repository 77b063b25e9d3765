import { useId } from 'react';
import { Back } from './Back.tsx';
import { bodies } from './bodies.ts';
import { Eyes } from './Eyes.tsx';
import { HatOn } from './HatOn.tsx';
import { Horns } from './Horns.tsx';
import { HeldThing, Limbs } from './Limbs.tsx';
import styles from './Monster.module.css';
import type { MonsterLook } from './monsterLook.ts';
import { Mouth } from './Mouth.tsx';
import { golden, ink, palettes } from './palettes.ts';
import type { Palette } from './palettes.ts';
import { Pattern } from './Pattern.tsx';
import { Mask, Worn } from './Worn.tsx';

/** Drawn around the monster with the crown, and around golden ones. */
const sparkles =
  'M8 30l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.500zM20 6l1.8 4.2 4.2 1.8-4.2 1.8-1.8 4.2-1.8-4.2-4.2-1.8 4.2-1.800zM98 0l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.500z';

/** Light that falls across a golden body. */
const sheen = 'M22 70L74 8H92L22 92ZM30 104L104 20V34L42 104Z';

function paletteOf({ palette, accent }: MonsterLook, isGolden: boolean): Palette {
  const colors = { ...palettes[palette], ...(isGolden && golden) };
  if (accent === undefined) return colors;
  return { ...colors, horn: palettes[accent].body, feet: palettes[accent].shade };
}

interface MonsterProps {
  readonly look: MonsterLook;
  /** Shows only its shadow, for players who have yet to find it. */
  readonly isShadow?: boolean;
  /** Shows it in gold, for a player who found it without any help. */
  readonly isGolden?: boolean;
  readonly className?: string | undefined;
}

/** Draws a monster as described. It is decoration: its name belongs in text next to it. Its container sets its size. */
export function Monster({ look, isShadow = false, isGolden = false, className }: MonsterProps) {
  const clip = useId();
  const frame = bodies[look.body];
  const palette = paletteOf(look, isGolden);
  const { outline } = frame;
  return (
    <svg
      className={[styles['monster'], isShadow && styles['shadow'], className].filter(Boolean).join(' ')}
      viewBox="-5 -8 130 130"
      aria-hidden="true"
      stroke={ink}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <ellipse fill={ink} stroke="none" opacity="0.14" cx="60" cy="111" rx="36" ry="5" />
      <Back kinds={look.back ?? []} frame={frame} palette={palette} />
      <Limbs look={look} frame={frame} palette={palette} />
      <Horns kind={look.horns} isUnderHat={look.hat !== undefined} frame={frame} palette={palette} />
      <g clipPath={`url(#${clip})`} stroke="none">
        <path fill={palette.shade} d={outline} />
        <path fill={palette.body} transform="translate(-5 -4)" d={outline} />
        <Pattern kind={look.pattern} eyeY={frame.eyeY} palette={palette} />
        {isGolden && <path fill="#fffdf8" opacity="0.55" d={sheen} />}
      </g>
      <path fill="none" d={outline} />
      <Mask look={look} frame={frame} />
      <Eyes kind={look.eyes} gaze={look.gaze} frame={frame} palette={palette} />
      <Mouth kind={look.mouth} y={frame.mouthY} />
      <Worn look={look} frame={frame} />
      {look.hat !== undefined && <HatOn kind={look.hat} frame={frame} />}
      <HeldThing look={look} frame={frame} />
      {(isGolden || look.horns === 'crown') && <path fill="#ffd35c" strokeWidth="2" d={sparkles} />}
    </svg>
  );
}
