import { useEffect, useRef } from 'react';
import styles from './Confetti.module.css';
import type { BurstRequest } from './confettiWorker.ts';

const maxScale = 1.5;

interface ConfettiProps {
  /** Every new number above 0 starts a burst. */
  readonly burst: number;
}

/** Confetti over the nearest positioned ancestor. It takes no clicks, ends by itself and respects reduced motion. */
export function Confetti({ burst }: ConfettiProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isWanted = burst > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Some browsers turn these canvases off to protect privacy.
    const isPossible = 'OffscreenCanvas' in globalThis;
    return place.current !== null && isWanted && isPossible ? playBurst(place.current) : undefined;
  }, [burst]);
  return <div ref={place} className={styles['confetti']} aria-hidden="true" />;
}

/** Draws a burst in a worker, so neither confetti nor page waits for the other. Returns a function that stops it. */
function playBurst(place: HTMLElement): () => void {
  const scale = Math.min(devicePixelRatio, maxScale);
  const canvas = document.createElement('canvas');
  canvas.width = place.clientWidth * scale;
  canvas.height = place.clientHeight * scale;
  place.append(canvas);
  const worker = new Worker(new URL('./confettiWorker.ts', import.meta.url), { type: 'module' });
  const stop = (): void => {
    worker.terminate();
    canvas.remove();
  };
  for (const end of ['message', 'error']) worker.addEventListener(end, stop);
  const request: BurstRequest = { canvas: canvas.transferControlToOffscreen(), scale };
  worker.postMessage(request, [request.canvas]);
  return stop;
}
