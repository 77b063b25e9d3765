import type { AdSettings } from '@monster/contract';
import { loadAdTools } from './adTools.ts';
import { bannerPath, dimensionsOf } from './adUnits.ts';
import type { AdSize } from './adUnits.ts';
import { holdClockInside } from './holdClockInside.ts';
import { logAd } from './logAd.ts';
import { showBanner } from './showBanner.ts';

let count = 0;

/** Shows a banner in a place from when it is on the screen in full size; the returned function takes it away again. */
export function startBanner(place: HTMLElement, ads: AdSettings, size: AdSize, retries: boolean): () => void {
  const [width, height] = dimensionsOf(size);
  let stop = (): void => {};
  // A place that this screen hides or cuts off gets no ad: nobody would see it whole.
  const observer = new ResizeObserver(() => {
    const { offsetWidth, offsetHeight } = place;
    if (offsetWidth < width || offsetHeight < height) return;
    observer.disconnect();
    stop = fill(place, ads, size, retries);
  });
  observer.observe(place);
  return () => {
    observer.disconnect();
    stop();
  };
}

function fill(place: Element, ads: AdSettings, size: AdSize, retries: boolean): () => void {
  // A div of its own each time: the network never sees one twice, and React never sees what it does to it.
  const div = document.createElement('div');
  count += 1;
  div.id = `ad-${size}-${count}`;
  place.append(div);
  let destroy = (): void => {};
  const letGo = holdClockInside(div);
  const show = async (): Promise<void> => {
    const tools = await loadAdTools(ads);
    if (tools === null || !div.isConnected) return;
    destroy = showBanner(tools, {
      unitPath: bannerPath(ads, size),
      size: dimensionsOf(size),
      divId: div.id,
      retries,
    });
  };
  show().catch((error: unknown) => logAd(`${div.id}: ${String(error)}`));
  return () => {
    destroy();
    letGo();
    div.remove();
  };
}
