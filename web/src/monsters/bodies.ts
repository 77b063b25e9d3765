import type { MonsterLook } from './monsterLook.ts';

/** A body's outline in a 120 by 120 box, and where the other parts go. */
export interface Frame {
  readonly outline: string;
  readonly top: number;
  /** How far the horns are from the middle, and how far below the top. */
  readonly hornX: number;
  readonly hornDrop: number;
  readonly eyeY: number;
  readonly mouthY: number;
  readonly armX: number;
  readonly armY: number;
  readonly feetX: number;
  /** False for a body that ends in a hem instead of feet. */
  readonly hasFeet: boolean;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns a ring of bumps: many small ones look like fur, a few large ones like a cloud. */
export function bumpy(count: number, radius: number, depth: number): string {
  const point = (turn: number, distance: number): string => {
    const angle = (turn / count) * 2 * Math.PI - Math.PI / 2;
    return `${round(60 + distance * Math.cos(angle))} ${round(66 + distance * Math.sin(angle) * 0.97)}`;
  };
  const bumps = Array.from(
    { length: count },
    (_, turn) => `Q${point(turn + 0.5, radius + depth)} ${point(turn + 1, radius)}`,
  );
  return `M${point(0, radius)}${bumps.join('')}Z`;
}

const frame: Omit<Frame, 'outline'> = {
  top: 28,
  hornX: 19,
  hornDrop: 9,
  eyeY: 56,
  mouthY: 75,
  armX: 33,
  armY: 74,
  feetX: 16,
  hasFeet: true,
};

export const bodies: Record<MonsterLook['body'], Frame> = {
  gumdrop: {
    ...frame,
    outline: 'M60 28C84 28 94 52 95 80C95.5 97 84 102 60 102C36 102 24.5 97 25 80C26 52 36 28 60 28Z',
  },
  pear: {
    ...frame,
    outline:
      'M60 25C77 25 82 38 84 50C86 60 98 68 98 85C98 99 84 103 60 103C36 103 22 99 22 85C22 68 34 60 36 50C38 38 43 25 60 25Z',
    top: 25,
    hornX: 14,
    hornDrop: 6,
    eyeY: 49,
    mouthY: 69,
  },
  ghost: {
    ...frame,
    outline:
      'M60 26C83 26 93 44 93 66V98C93 105 87 105 82 101C78 98 75 98 71 101C67 105 64 105 60 101C56 105 53 105 49 101C45 98 42 98 38 101C33 105 27 105 27 98V66C27 44 37 26 60 26Z',
    top: 26,
    eyeY: 54,
    hasFeet: false,
  },
  cube: {
    ...frame,
    outline: 'M46 33H74C88 33 94 39 94 53V82C94 96 88 102 74 102H46C32 102 26 96 26 82V53C26 39 32 33 46 33Z',
    top: 33,
    hornX: 22,
    hornDrop: 4,
    eyeY: 58,
    mouthY: 79,
    feetX: 19,
  },
  fuzzy: { ...frame, outline: bumpy(22, 34, 9), top: 30, hornDrop: 7, eyeY: 56 },
  tall: {
    ...frame,
    outline: 'M60 22C78 22 86 36 86 55V82C86 97 78 103 60 103C42 103 34 97 34 82V55C34 36 42 22 60 22Z',
    top: 22,
    hornX: 15,
    hornDrop: 7,
    eyeY: 50,
    mouthY: 70,
    armX: 25,
    feetX: 12,
  },
  dome: {
    ...frame,
    outline: 'M60 42C88 42 104 64 104 88C104 100 92 103 60 103C28 103 16 100 16 88C16 64 32 42 60 42Z',
    top: 42,
    hornX: 22,
    eyeY: 67,
    mouthY: 84,
    armX: 39,
    armY: 82,
    feetX: 22,
  },
  cloud: { ...frame, outline: bumpy(8, 33, 15), top: 28, hornX: 17, hornDrop: 10, mouthY: 76 },
  onion: {
    ...frame,
    outline: 'M60 20C65 36 96 46 96 77C96 97 82 103 60 103C38 103 24 97 24 77C24 46 55 36 60 20Z',
    top: 30,
    hornX: 20,
    hornDrop: 14,
    eyeY: 62,
    mouthY: 80,
  },
  slug: {
    ...frame,
    outline:
      'M58 27C81 27 88 44 88 64C88 79 93 87 103 91C111 95 106 103 96 103H42C28 103 25 90 26 70C27 44 36 27 58 27Z',
    top: 27,
    hornX: 17,
    armX: 30,
    hasFeet: false,
  },
};
