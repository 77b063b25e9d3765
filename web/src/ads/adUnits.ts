import type { AdSettings } from '@monster/contract';

/** The sizes that ads come in here. */
export type AdSize = '320x50' | '728x90' | '120x600';

const units: Record<AdSize, string> = {
  '320x50': 'monster_mobile_320x50',
  '728x90': 'monster_desktop_728x90',
  '120x600': 'monster_desktop_120x600',
};

/** The banner's unit as the ad network names it. */
export function bannerPath({ networkCode }: AdSettings, size: AdSize): string {
  return `/${networkCode}/${units[size]}`;
}

/** Width and height in pixels. */
export function dimensionsOf(size: AdSize): [width: number, height: number] {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return [width, height];
}
