import { expect, test } from 'vitest';
import tokens from '../ui/tokens.css?raw';
import grid from './Grid.module.css?raw';

test.each([
  ['cell', 'cell'],
  ['black', 'cell-black'],
  ['solved', 'cell-solved'],
])('.%s of the grid has the colour of --%s', (name, token) => {
  const colour = new RegExp(`--${token}: (light-dark\\(.+\\));`, 'u').exec(tokens)?.[1];
  expect(grid).toContain(`.${name} {\n  background-color: ${colour};`);
});
