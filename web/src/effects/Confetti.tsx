import { useEffect, useRef } from 'react';
import styles from './Confetti.module.css';
import { burstMs, movePiece, opacityAt, throwPieces } from './confettiMotion.ts';

const colors = ['#7cc653', '#8f5fe0', '#f0b94f', '#e86a8a', '#4fb3d9'];
const longestStepSeconds = 0.05;
const finestScale = 1.5;

interface ConfettiProps {
  /** Each new number above 0 throws a burst. */
  readonly burst: number;
}

/** Paper in the air over the nearest positioned ancestor. It takes no clicks, ends by itself, and respects reduced motion. */
export function Confetti({ burst }: ConfettiProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const isWanted = burst > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    return canvas === null || !isWanted ? undefined : playBurst(canvas);
  }, [burst]);
  return <canvas ref={ref} className={styles['confetti']} aria-hidden="true" />;
}

function playBurst(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  const area = { width: canvas.clientWidth, height: canvas.clientHeight };
  if (context === null || area.width === 0) return () => {};
  const scale = Math.min(devicePixelRatio, finestScale);
  canvas.width = area.width * scale;
  canvas.height = area.height * scale;

  let pieces = throwPieces(area, colors.length, Math.random);
  let startedAt: number | undefined;
  let drawnAt = 0;
  const draw = (now: number): void => {
    startedAt ??= now;
    const seconds = Math.min(longestStepSeconds, drawnAt === 0 ? 0 : (now - drawnAt) / 1000);
    drawnAt = now;
    pieces = pieces.map((piece) => movePiece(piece, seconds));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.globalAlpha = opacityAt(now - startedAt);
    for (const { color, width, height, x, y, angle } of pieces) {
      context.fillStyle = colors[color] ?? '';
      // A piece that turns in the air shows its full height only for a moment.
      const turned = height * Math.cos(angle * 1.7);
      const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
      context.setTransform(cos, sin, -sin, cos, x * scale, y * scale);
      context.fillRect(-width / 2, -turned / 2, width, turned);
    }
    if (now - startedAt < burstMs) frame = requestAnimationFrame(draw);
    else stop();
  };
  const stop = (): void => {
    cancelAnimationFrame(frame);
    // An empty canvas gives its memory back.
    canvas.width = 0;
    canvas.height = 0;
  };
  let frame = requestAnimationFrame(draw);
  return stop;
}
