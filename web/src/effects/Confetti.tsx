import { useEffect, useRef } from 'react';
import styles from './Confetti.module.css';
import type { BurstOrder } from './confettiWorker.ts';

const finestScale = 1.5;

interface ConfettiProps {
  /** Each new number above 0 throws a burst. */
  readonly burst: number;
}

/** Paper in the air over the nearest positioned ancestor. It takes no clicks, ends by itself, and respects reduced motion. */
export function Confetti({ burst }: ConfettiProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isWanted = burst > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Some browsers switch these canvases off for the sake of privacy.
    const isPossible = 'OffscreenCanvas' in globalThis;
    return place.current !== null && isWanted && isPossible ? playBurst(place.current) : undefined;
  }, [burst]);
  return <div ref={place} className={styles['confetti']} aria-hidden="true" />;
}

/** Draws in a thread of its own, so that neither paper nor page waits for the other. */
function playBurst(place: HTMLElement): () => void {
  const scale = Math.min(devicePixelRatio, finestScale);
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
  const order: BurstOrder = { canvas: canvas.transferControlToOffscreen(), scale };
  worker.postMessage(order, [order.canvas]);
  return stop;
}
