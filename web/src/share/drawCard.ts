/** The words on a picture for friends. */
export interface CardWords {
  readonly siteName: string;
  readonly puzzle: string;
  readonly hatching: string;
  readonly solve: string;
}

const side = 1080;
const margin = 72;
const monsterSide = 620;
const monsterTop = 190;
const paper = '#fbf7ef';
const ink = '#2a1b3d';
const soft = '#5c4e6d';

/** The card's lines of text: where they stand, and how large they are if they fit. */
const lines: readonly {
  readonly word: keyof CardWords;
  readonly y: number;
  readonly px: number;
  readonly font: '--font-display' | '--font-text';
  readonly color: string;
}[] = [
  { word: 'siteName', y: 118, px: 60, font: '--font-display', color: '#4b2e83' },
  { word: 'puzzle', y: 180, px: 38, font: '--font-text', color: soft },
  { word: 'hatching', y: 910, px: 76, font: '--font-display', color: ink },
  { word: 'solve', y: 985, px: 44, font: '--font-text', color: soft },
];

async function loadPicture(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(monsterSide));
  copy.setAttribute('height', String(monsterSide));
  copy.removeAttribute('class');
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}

/** Draws a monster with its story as a picture that can be shared; null if the browser cannot. */
export async function drawCard(monster: SVGSVGElement, words: CardWords): Promise<File | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = paper;
  context.fillRect(0, 0, side, side);
  context.drawImage(await loadPicture(monster), (side - monsterSide) / 2, monsterTop);
  context.textAlign = 'center';
  const root = getComputedStyle(document.documentElement);
  for (const { word, y, px, font, color } of lines) {
    const write = (size: number): void =>
      void (context.font = `${font === '--font-text' ? 600 : 400} ${size}px ${root.getPropertyValue(font)}`);
    write(px);
    const { width } = context.measureText(words[word]);
    if (width > side - 2 * margin) write((px * (side - 2 * margin)) / width);
    context.fillStyle = color;
    context.fillText(words[word], side / 2, y);
  }
  context.strokeStyle = ink;
  context.lineWidth = 12;
  context.strokeRect(6, 6, side - 12, side - 12);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob && new File([blob], 'monster.png', { type: 'image/png' });
}
