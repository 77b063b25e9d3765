import type { FullPuzzle } from '@monster/contract';
import { isInSeries, SERIES_NAME } from '@monster/engine';
import { shortTitle } from '../daily/dailyList.ts';
import { formatDate } from '../lib/dates.ts';
import { describeMonster } from '../monsters/describeMonster.ts';
import { palettes } from '../monsters/palettes.ts';
import { allStars, starPath } from '../ui/DifficultyStars.tsx';
import { fitText, showableText, widthOf } from './fitText.ts';
import type { AdvanceOf } from './fitText.ts';
import { GridPicture } from './GridPicture.tsx';
import {
  CardShape,
  lineHeight,
  Lines,
  MascotPicture,
  previewHeight,
  PreviewSheet,
  Silhouette,
} from './PreviewParts.tsx';
import { lightColor } from './previewStyles.ts';

const panelWidth = 586;
const gridSize = 462;
const left = panelWidth + 56;
const columnWidth = 1200 - 56 - left;
const call = 'Solve it to hatch me!';

/** The title as far as it can be shown; the date stands in for one in another script. */
export function previewTitle({ title, datePublished }: FullPuzzle, advanceOf: AdvanceOf): string {
  return showableText(shortTitle(title), advanceOf) ?? formatDate(datePublished, 'long');
}

function SiteLine({ siteName, advanceOf }: Pick<PuzzlePreviewProps, 'siteName' | 'advanceOf'>) {
  const name = showableText(siteName, advanceOf) ?? '';
  const space = { width: columnWidth - 76, maxLines: 1, sizes: { largest: 38, smallest: 24 } };
  const text = fitText(name, space, advanceOf);
  return (
    <>
      <MascotPicture x={left} y={44} size={64} />
      <Lines text={text} x={left + 76} y={76 - text.size / 2} color={lightColor('primary')} />
    </>
  );
}

function Details({ puzzle, y }: { readonly puzzle: FullPuzzle; readonly y: number }) {
  const { size, difficulty, datePublished } = puzzle;
  return (
    <>
      <svg x={left - 3} y={y} width="160" height="32" viewBox="0 0 100 20">
        <g stroke={lightColor('star')} strokeWidth="1.5" strokeLinejoin="round">
          {allStars.map((star) => (
            <path key={star} fill={star <= difficulty ? lightColor('star') : 'none'} d={starPath(star)} />
          ))}
        </g>
      </svg>
      <text x={left + 172} y={y + 27} fontSize="30" fill={lightColor('ink-soft')}>
        {size}×{size} · {formatDate(datePublished, 'medium')}
      </text>
    </>
  );
}

/** What the hidden monster says. */
function Bubble({ advanceOf }: Pick<PuzzlePreviewProps, 'advanceOf'>) {
  const size = 28;
  const width = Math.ceil(widthOf(call, advanceOf) * size) + 48;
  const [right, y] = [left + columnWidth - 190, 500];
  const ink = lightColor('line');
  return (
    <>
      <CardShape x={right - width} y={y} width={width} height={68} fill={lightColor('cell-selected')} />
      <path
        d={`M${right - 1} ${y + 22}l26 10l-26 14z`}
        fill={lightColor('cell-selected')}
        stroke={ink}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d={`M${right - 8} ${y + 24}h7l20 8l-20 11h-7z`} fill={lightColor('cell-selected')} />
      <text x={right - width / 2} y={y + 44} fontSize={size} textAnchor="middle" fill={lightColor('ink')}>
        {call}
      </text>
    </>
  );
}

interface PuzzlePreviewProps {
  readonly puzzle: FullPuzzle;
  readonly siteName: string;
  readonly advanceOf: AdvanceOf;
}

/** What a link to a puzzle looks like: its grid, its title, and who hides in it. */
export function PuzzlePreview({ puzzle, siteName, advanceOf }: PuzzlePreviewProps) {
  const look = describeMonster(puzzle);
  const title = fitText(
    previewTitle(puzzle, advanceOf),
    { width: columnWidth, maxLines: 3, sizes: { largest: 92, smallest: 32 } },
    advanceOf,
  );
  const titleHeight = title.lines.length * title.size * lineHeight;
  const top = 290 - (titleHeight + 104) / 2;
  return (
    <PreviewSheet>
      <rect width={panelWidth} height={previewHeight} fill={palettes[look.palette].belly} />
      <path stroke={lightColor('line')} strokeWidth="6" d={`M${panelWidth} 0V${previewHeight}`} />
      <GridPicture
        grid={puzzle.grid}
        x={(panelWidth - gridSize) / 2}
        y={(previewHeight - gridSize - 12) / 2}
        size={gridSize}
      />
      <SiteLine siteName={siteName} advanceOf={advanceOf} />
      <text x={left} y={top + 26} fontSize="30" fill={lightColor('primary')}>
        {isInSeries(puzzle) ? SERIES_NAME : 'Crossword'}
      </text>
      <Lines text={title} x={left} y={top + 44} />
      <Details puzzle={puzzle} y={top + 60 + titleHeight} />
      <Silhouette look={look} x={left + columnWidth - 176} y={424} size={200} />
      <Bubble advanceOf={advanceOf} />
    </PreviewSheet>
  );
}
