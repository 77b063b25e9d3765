import type { ReactNode } from 'react';
import type { MonsterLook } from '../monsters/monsterLook.ts';
import { Monster } from '../monsters/Monster.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import type { FittedText } from './fitText.ts';
import { fontFamily, lightColor, mascotSheet } from './previewStyles.ts';

/** The size that sites with link previews ask for. */
export const previewWidth = 1200;
export const previewHeight = 630;

export const lineHeight = 1.08;

/** The paper that every preview is drawn on. */
export function PreviewSheet({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={previewWidth}
      height={previewHeight}
      viewBox={`0 0 ${previewWidth} ${previewHeight}`}
      fontFamily={fontFamily}
    >
      <style>{mascotSheet}</style>
      <filter id="shadow" colorInterpolationFilters="sRGB">
        <feFlood floodColor={lightColor('primary')} />
        <feComposite in2="SourceAlpha" operator="in" />
      </filter>
      <rect width={previewWidth} height={previewHeight} fill={lightColor('paper')} />
      {children}
    </svg>
  );
}

interface LinesProps {
  readonly text: FittedText;
  readonly x: number;
  /** The top of the first line. */
  readonly y: number;
  readonly color?: string;
}

/** Lines of text below each other. */
export function Lines({ text: { size, lines }, x, y, color = lightColor('ink') }: LinesProps) {
  const baselines = lines.map((_line, index) => y + size * (0.86 + index * lineHeight));
  return baselines.map((baseline, index) => (
    <text key={baseline} x={x} y={baseline} fontSize={size} fill={color}>
      {lines[index]}
    </text>
  ));
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function MascotPicture({ x, y, size }: BoxProps) {
  return (
    <svg x={x} y={y} width={size} height={size}>
      <Mascot />
    </svg>
  );
}

/** The shadow of the monster that waits in a puzzle. */
export function Silhouette({ look, x, y, size }: BoxProps & { readonly look: MonsterLook }) {
  return (
    <svg x={x} y={y} width={size} height={size}>
      <g filter="url(#shadow)">
        <Monster look={look} />
      </g>
      <text
        x={size * 0.5}
        y={size * 0.72}
        fontSize={size * 0.36}
        textAnchor="middle"
        fill={lightColor('cell-selected')}
      >
        ?
      </text>
    </svg>
  );
}

interface CardProps extends Omit<BoxProps, 'size'> {
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly fill?: string;
}

/** A sheet with a bold outline and a hard shadow, like the site's buttons. */
export function CardShape({ x, y, width, height, radius = 20, fill = lightColor('surface') }: CardProps) {
  const ink = lightColor('line');
  const box = { x, width, height, rx: radius };
  return (
    <g stroke={ink} strokeWidth="6" strokeLinejoin="round">
      <rect {...box} y={y + 10} fill={ink} />
      <rect {...box} y={y} fill={fill} />
    </g>
  );
}
