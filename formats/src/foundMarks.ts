import { carryMarks } from '@monster/engine';
import type { GridMarks } from '@monster/engine';

/** A cell of a file that has a circle or a background. */
export interface FoundMark {
  readonly row: number;
  readonly column: number;
  readonly kind: 'circle' | 'shade';
}

/** The marks of a grid. Other programs paint black cells too; those are marked no further here. */
export function marksOf(found: readonly FoundMark[], rows: readonly string[]): GridMarks {
  const size = rows.length;
  const cellsOf = (kind: FoundMark['kind']): number[] =>
    found.filter((mark) => mark.kind === kind).map(({ row, column }) => row * size + column);
  return carryMarks({ circled: cellsOf('circle'), shaded: cellsOf('shade') }, size, rows);
}

const NO_COLORS = new Set(['', 'none', 'transparent', 'white', 'fff', 'ffff', 'ffffff', 'ffffffff', '0']);
const GRAYS = new Set(['gray', 'grey', 'lightgray', 'lightgrey', 'darkgray', 'darkgrey', 'silver', 'black']);

const nameOf = (color: string): string => color.trim().toLowerCase().replace(/^#/u, '');

/** True for the background of a cell that differs from plain paper. */
export function isShade(color: string): boolean {
  return !NO_COLORS.has(nameOf(color));
}

function isGray(color: string): boolean {
  const [, red, green, blue] = /^([\da-f]{1,2})([\da-f]{1,2})([\da-f]{1,2})$/u.exec(color) ?? [];
  return GRAYS.has(color) || (red !== undefined && red === green && green === blue);
}

/** Warns where cells have several colors, or one that may mean something: all of them become the same shading. */
export function colorWarnings(colors: readonly string[]): string[] {
  const names = new Set(colors.filter(isShade).map(nameOf));
  const [only = ''] = names;
  if (names.size === 0 || (names.size === 1 && isGray(only))) return [];
  return names.size === 1
    ? ['The background color of the marked cells becomes plain shading.']
    : [`The ${names.size} background colors of the grid become the same plain shading.`];
}
