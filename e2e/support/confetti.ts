import type { Page } from '@playwright/test';

interface Confetti {
  /** The width of each canvas on which confetti was seen. */
  readonly bursts: readonly number[];
  /** True while its canvas is on the page. */
  readonly isThere: boolean;
}

/** From the next page on, looks for confetti in every frame. */
export async function watchConfetti(page: Page): Promise<() => Promise<Confetti>> {
  await page.addInitScript(() => {
    const confettiSeen = new Map<HTMLCanvasElement, number>();
    Object.assign(globalThis, { confettiSeen });
    const small = new OffscreenCanvas(32, 32).getContext('2d', { willReadFrequently: true });
    const look = (): void => {
      const canvas = document.querySelector('canvas');
      if (small !== null && canvas !== null) {
        small.clearRect(0, 0, 32, 32);
        small.drawImage(canvas, 0, 0, 32, 32);
        if (small.getImageData(0, 0, 32, 32).data.some((value) => value > 0))
          confettiSeen.set(canvas, canvas.width);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => ({
      bursts: [...(globalThis as unknown as { confettiSeen: Map<unknown, number> }).confettiSeen.values()],
      isThere: document.querySelector('canvas') !== null,
    }));
}
