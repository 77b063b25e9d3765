import { burstMs, movePiece, opacityAt, throwPieces } from './confettiMotion.ts';

/** A canvas to draw a burst on, and how many of its pixels make one CSS pixel. */
export interface BurstRequest {
  readonly canvas: OffscreenCanvas;
  readonly scale: number;
}

const colors = ['#7cc653', '#8f5fe0', '#f0b94f', '#e86a8a', '#4fb3d9'];
const maxStepSeconds = 0.05;

const end = (): void => postMessage('over');

function drawBurst({ canvas, scale }: BurstRequest): void {
  const context = canvas.getContext('2d');
  if (context === null || canvas.width === 0) return end();
  const area = { width: canvas.width / scale, height: canvas.height / scale };
  let pieces = throwPieces(area, colors.length, Math.random);
  let startedAt: number | undefined;
  let drawnAt = 0;
  const drawFrame = (now: number): void => {
    startedAt ??= now;
    if (now - startedAt >= burstMs) return end();
    const seconds = Math.min(maxStepSeconds, drawnAt === 0 ? 0 : (now - drawnAt) / 1000);
    drawnAt = now;
    pieces = pieces.map((piece) => movePiece(piece, seconds));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.globalAlpha = opacityAt(now - startedAt);
    for (const { color, width, height, x, y, angle } of pieces) {
      context.fillStyle = colors[color] ?? '';
      // A piece tumbling in the air shows its full height only for a moment.
      const visibleHeight = height * Math.cos(angle * 1.7);
      const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
      context.setTransform(cos, sin, -sin, cos, x * scale, y * scale);
      context.fillRect(-width / 2, -visibleHeight / 2, width, visibleHeight);
    }
    requestAnimationFrame(drawFrame);
  };
  requestAnimationFrame(drawFrame);
}

addEventListener('message', ({ data }: MessageEvent<BurstRequest>) => drawBurst(data));
