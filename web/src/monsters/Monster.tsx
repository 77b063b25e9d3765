import { useId } from 'react';
import { bodies } from './bodies.ts';
import type { MonsterLook } from './describeMonster.ts';
import { Eyes } from './Eyes.tsx';
import { Horns } from './Horns.tsx';
import { HeldItem, Limbs } from './Limbs.tsx';
import styles from './Monster.module.css';
import { Mouth } from './Mouth.tsx';
import { ink, palettes } from './palettes.ts';
import { Pattern } from './Pattern.tsx';

/** Drawn around the monster with the crown. */
const sparkles =
  'M8 30l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.500zM20 6l1.8 4.2 4.2 1.8-4.2 1.8-1.8 4.2-1.8-4.2-4.2-1.8 4.2-1.800zM98 0l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.500z';

interface MonsterProps {
  readonly look: MonsterLook;
  /** Shows only its shadow, for players who have yet to find it. */
  readonly isShadow?: boolean;
  /** Hatched from a game without any help. */
  readonly isGolden?: boolean;
  readonly className?: string | undefined;
}

/** Draws a monster as described. It is decoration: its name belongs in text next to it. Its container sets its size. */
export function Monster({ look, isShadow = false, className }: MonsterProps) {
  const clip = useId();
  const frame = bodies[look.body];
  const palette = palettes[look.palette];
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
      <Limbs look={look} frame={frame} palette={palette} />
      <Horns kind={look.horns} frame={frame} palette={palette} />
      <g clipPath={`url(#${clip})`} stroke="none">
        <path fill={palette.shade} d={outline} />
        <path fill={palette.body} transform="translate(-5 -4)" d={outline} />
        <Pattern kind={look.pattern} eyeY={frame.eyeY} palette={palette} />
      </g>
      <path fill="none" d={outline} />
      <Eyes kind={look.eyes} gaze={look.gaze} frame={frame} palette={palette} />
      <Mouth kind={look.mouth} y={frame.mouthY} />
      <HeldItem look={look} frame={frame} />
      {look.horns === 'crown' && <path fill="#ffd35c" strokeWidth="2" d={sparkles} />}
    </svg>
  );
}
