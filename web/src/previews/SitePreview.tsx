import type { FullPuzzle } from '@monster/contract';
import { describeMonster } from '../monsters/describeMonster.ts';
import { fitText, showableText } from './fitText.ts';
import type { AdvanceOf } from './fitText.ts';
import { CardShape, lineHeight, Lines, MascotPicture, PreviewSheet, Silhouette } from './PreviewParts.tsx';
import { lightColor } from './previewStyles.ts';
import { previewTitle } from './PuzzlePreview.tsx';

const left = 500;
const columnWidth = 640;
const cell = 100;
const floor = 524;

/** The row of cells that the mascot stands on. */
function Floor() {
  const cells = Array.from({ length: 12 }, (_, index) => index);
  const blacks = new Set([4, 7]);
  const numbers = new Map([0, 1, 2, 3, 5, 6, 8, 9, 10, 11].map((place, index) => [place, index + 1]));
  return (
    <g stroke={lightColor('line')} strokeWidth="6">
      {cells.map((place) => (
        <rect
          key={place}
          x={place * cell}
          y={floor}
          width={cell}
          height={cell + 20}
          fill={lightColor(blacks.has(place) ? 'cell-black' : 'cell')}
        />
      ))}
      {[...numbers].map(([place, number]) => (
        <text
          key={place}
          x={place * cell + 12}
          y={floor + 34}
          fontSize="26"
          stroke="none"
          fill={lightColor('ink-soft')}
        >
          {number}
        </text>
      ))}
    </g>
  );
}

/** Which puzzle waits today, and whose shadow. */
function Teaser({
  today,
  advanceOf,
  y,
}: Pick<SitePreviewProps, 'advanceOf'> & { today: FullPuzzle; y: number }) {
  const space = { width: columnWidth - 190, maxLines: 2, sizes: { largest: 46, smallest: 28 } };
  const title = fitText(previewTitle(today, advanceOf), space, advanceOf);
  const textHeight = 36 + title.lines.length * title.size * lineHeight;
  const top = y + (144 - textHeight) / 2;
  return (
    <>
      <CardShape x={left} y={y} width={columnWidth} height={144} />
      <Silhouette look={describeMonster(today)} x={left + 14} y={y + 2} size={140} />
      <text x={left + 168} y={top + 24} fontSize="28" fill={lightColor('primary')}>
        Today’s crossword
      </text>
      <Lines text={title} x={left + 168} y={top + 36} />
    </>
  );
}

interface SitePreviewProps {
  readonly siteName: string;
  readonly advanceOf: AdvanceOf;
  /** Today's puzzle, if it is known. */
  readonly today: FullPuzzle | undefined;
}

/** What a link to any other page looks like: the mascot, the site's name, and what waits there today. */
export function SitePreview({ siteName, advanceOf, today }: SitePreviewProps) {
  const space = { width: columnWidth, maxLines: 2, sizes: { largest: 104, smallest: 44 } };
  const name = fitText(showableText(siteName, advanceOf) ?? 'Crossword', space, advanceOf);
  const nameHeight = name.lines.length * name.size * lineHeight;
  const teaserHeight = today === undefined ? 0 : 184;
  const top = Math.max(28, (floor - 8 - nameHeight - 60 - teaserHeight) / 2);
  return (
    <PreviewSheet>
      <MascotPicture x={64} y={floor - 362} size={378} />
      <Floor />
      <Lines text={name} x={left} y={top} color={lightColor('primary')} />
      <text x={left + 2} y={top + nameHeight + 42} fontSize="36" fill={lightColor('ink-soft')}>
        A new crossword every day
      </text>
      {today && <Teaser today={today} advanceOf={advanceOf} y={top + nameHeight + 76} />}
    </PreviewSheet>
  );
}
