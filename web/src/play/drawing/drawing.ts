/** All that is drawn once and then painted on, or never changes. */
export { BannerText } from './BannerText.tsx';
export { ClueItems } from './ClueItems.tsx';
export { EditButtons } from './EditButtons.tsx';
export { GridRows } from './GridRows.tsx';
export { Keys } from './Keys.tsx';
export { LevelSteps } from './LevelSteps.tsx';
export { MetadataLine } from './MetadataLine.tsx';
export { ZoomButton } from './ZoomButton.tsx';
export { Mascot } from '../../ui/Mascot.tsx';
