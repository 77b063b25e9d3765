/** One piece of confetti in the air. Lengths are in CSS pixels, speeds per second. */
export interface Piece {
  readonly color: number;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly speedX: number;
  readonly speedY: number;
  readonly angle: number;
  readonly spin: number;
}

/** How long a burst lasts; by then every piece has fallen or faded. */
export const burstMs = 2600;

const pieceCount = 110;
const gravity = 900;
const drag = 1.1;

/** Throws pieces up from the middle of the area's lower third, far enough to fill the area. */
export function throwPieces(
  area: { readonly width: number; readonly height: number },
  colors: number,
  random: () => number,
): Piece[] {
  const reach = Math.min(area.height, 900);
  return Array.from({ length: pieceCount }, (_, index) => {
    const direction = (random() - 0.5) * Math.PI * 0.9;
    const force = reach * (0.9 + random() * 1.3);
    return {
      color: index % colors,
      width: 6 + random() * 6,
      height: 8 + random() * 8,
      x: area.width / 2,
      y: area.height * 0.7,
      speedX: Math.sin(direction) * force * Math.min(1.4, area.width / reach),
      speedY: -Math.cos(direction) * force,
      angle: random() * Math.PI * 2,
      spin: (random() - 0.5) * 14,
    };
  });
}

/** Returns the piece as it is this many seconds later. */
export function movePiece(piece: Piece, seconds: number): Piece {
  const slowing = Math.exp(-drag * seconds);
  return {
    ...piece,
    x: piece.x + piece.speedX * seconds,
    y: piece.y + piece.speedY * seconds,
    speedX: piece.speedX * slowing,
    speedY: piece.speedY * slowing + gravity * seconds,
    angle: piece.angle + piece.spin * seconds,
  };
}

/** Returns the opacity of a burst: 1 at first, then fading out toward the end. */
export function opacityAt(elapsedMs: number): number {
  return Math.max(0, Math.min(1, (burstMs - elapsedMs) / 600));
}
