import type { AdSettings } from '@monster/contract';
import { countOpenDialog } from '../ui/openDialogs.ts';
import { loadAdTools } from './adTools.ts';
import { logAd } from './logAd.ts';
import { showBanner } from './showBanner.ts';

/** The sizes of our banners. */
export type AdSize = '320x50' | '728x90' | '120x600';

const unitNames: Record<AdSize, string> = {
  '320x50': 'monster_mobile_320x50',
  '728x90': 'monster_desktop_728x90',
  '120x600': 'monster_desktop_120x600',
};

/** Returns the path of a banner's ad unit in the ad network. */
export function bannerPath({ networkCode }: AdSettings, size: AdSize): string {
  return `/${networkCode}/${unitNames[size]}`;
}

/** Returns width and height in pixels. */
export function dimensionsOf(size: AdSize): [width: number, height: number] {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return [width, height];
}

let count = 0;

/** Shows a banner once its place is on the screen at full size. Returns a function that removes it. */
export function startBanner(place: HTMLElement, ads: AdSettings, size: AdSize, retries: boolean): () => void {
  const [width, height] = dimensionsOf(size);
  let stop = (): void => {};
  // A place that this screen hides or cuts off gets no ad, since nobody would see all of it.
  const observer = new ResizeObserver(() => {
    const { offsetWidth, offsetHeight } = place;
    if (offsetWidth < width || offsetHeight < height) return;
    observer.disconnect();
    stop = fillPlace(place, ads, size, retries);
  });
  observer.observe(place);
  return () => {
    observer.disconnect();
    stop();
  };
}

/** Stops a game's clock while the focus is inside an ad, where a stray tap can move it. */
function stopClockInside(ad: Element): () => void {
  let release: (() => void) | null = null;
  const update = (): void => {
    const isInside = ad.contains(document.activeElement);
    if (isInside === (release !== null)) return;
    release?.();
    release = isInside ? countOpenDialog() : null;
  };
  // When a frame takes the focus, the page only notices that it loses it.
  addEventListener('blur', update);
  addEventListener('focus', update);
  return () => {
    removeEventListener('blur', update);
    removeEventListener('focus', update);
    release?.();
  };
}

function fillPlace(place: Element, ads: AdSettings, size: AdSize, retries: boolean): () => void {
  // A new div each time: the network never sees one twice, and React never sees what happens to it.
  const div = document.createElement('div');
  count += 1;
  div.id = `ad-${size}-${count}`;
  place.append(div);
  let destroy = (): void => {};
  const releaseClock = stopClockInside(div);
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
    releaseClock();
    div.remove();
  };
}
